import type { ReviewsTodo } from "@haat/reviews/contract"
import { defineSlot, type Slots, TodoPanel } from "@haat/sdk/admin"
import { grouped } from "@haat/sdk/money"
import { useTranslate } from "react-admin"

const WORDS = "resources.reviews.overview"

const NewestReviews = ({ todo }: Slots["overview.cards"]) => {
  const { reviews } = todo as ReviewsTodo
  const translate = useTranslate()
  return (
    <TodoPanel
      title={`${WORDS}.title`}
      number={grouped(reviews.count)}
      rows={reviews.rows.map(({ id, product_name, comment, rating }) => ({
        id,
        to: `/reviews/${encodeURIComponent(id)}/show`,
        title: product_name,
        below: comment,
        end: translate(`${WORDS}.stars`, { rating }),
      }))}
      empty={`${WORDS}.none`}
    />
  )
}

export default defineSlot("overview.cards", { order: 20, component: NewestReviews })
