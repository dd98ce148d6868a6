import { SEARCHES } from "../../../../queries/list-searches"
import { exportList } from "../../../export-list"

export const GET = exportList("searches", SEARCHES, {
  search: ({ text }) => text,
  searches: ({ searches }) => String(searches),
  clicks: ({ clicks }) => String(clicks),
  products_found: ({ found }) => String(found),
  last_day: ({ last_day }) => last_day,
})
