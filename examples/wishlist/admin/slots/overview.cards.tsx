import { defineSlot, type Slots, TodoPanel } from "@haat/sdk/admin"
import { grouped } from "@haat/sdk/money"
import type { WishlistTodo } from "../../src/contract"

/** Wishes of this week, for staff who may see them. */
const NewWishes = ({ todo }: Slots["overview.cards"]) => {
  const { wishes } = todo as Partial<WishlistTodo>
  if (!wishes) return null
  return (
    <TodoPanel
      title="resources.wishlists.newWishes"
      number={grouped(wishes.count)}
      rows={[]}
      empty={wishes.count ? "resources.wishlists.newWishesSome" : "resources.wishlists.newWishesNone"}
    />
  )
}

export default defineSlot("overview.cards", { order: 900, component: NewWishes })
