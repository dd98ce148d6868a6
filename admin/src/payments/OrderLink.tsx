import type { LedgerRow } from "@haat/payments/contract"
import { TextLink } from "../components/links"

/** To the payment's order; a dash for a payment that has none. */
export const OrderLink = ({ payment: { order_id, order_display_id } }: { payment: LedgerRow }) =>
  order_id === null ? (
    <>–</>
  ) : (
    <TextLink to={`/orders/${encodeURIComponent(order_id)}/show`} sx={{ color: "text.primary", fontWeight: 600 }}>
      #{order_display_id}
    </TextLink>
  )
