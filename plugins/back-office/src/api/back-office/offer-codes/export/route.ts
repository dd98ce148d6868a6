import { OFFER_CODES } from "../../../../queries/list-offers"
import { exportList } from "../../../export-list"

export const GET = exportList("offer-codes", OFFER_CODES, {
  code: ({ code }) => code,
  used_at: ({ used_at }) => used_at?.toISOString() ?? "",
  order: ({ order_number }) => (order_number === null ? "" : String(order_number)),
})
