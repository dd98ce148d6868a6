import type { LedgerRow } from "@haat/payments/contract"
import MuiLink from "@mui/material/Link"
import { Link } from "react-router-dom"

/** To the order among the orders; a dash for a payment that has none. */
export const OrderLink = ({ payment: { order_display_id } }: { payment: LedgerRow }) => {
  if (order_display_id === null) return <>–</>
  const filter = encodeURIComponent(JSON.stringify({ q: String(order_display_id) }))
  return (
    <MuiLink component={Link} to={`/orders?filter=${filter}`} sx={{ color: "text.primary", fontWeight: 600 }}>
      #{order_display_id}
    </MuiLink>
  )
}
