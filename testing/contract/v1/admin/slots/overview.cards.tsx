import { defineSlot, type Slots } from "@haat/sdk/admin"
import type { V1NotesTodo } from "../../src/contract"
import { Part } from "../v1-notes/Part"

const Card = ({ todo }: Slots["overview.cards"]) => (
  <Part slot="overview.cards" record={(todo as Partial<V1NotesTodo>).v1_notes} />
)

export default defineSlot("overview.cards", { order: 30_000, component: Card })
