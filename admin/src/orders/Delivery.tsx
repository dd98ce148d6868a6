import type { PlacedOrder } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import { useTranslate } from "react-admin"

/** Where the parcel is. */
export const Delivery = ({ order }: { order: PlacedOrder }) => (
  <Box sx={{ display: "grid", gap: 0.5 }}>
    <Box>{useTranslate()(`resources.orders.fulfillment.${order.fulfillment_status}`)}</Box>
    {order.tracking.map(({ number, courier, url }) => (
      <Box key={number} sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {courier && `${courier} · `}
        {url ? (
          <Link href={url} target="_blank" rel="noreferrer">
            {number}
          </Link>
        ) : (
          number
        )}
      </Box>
    ))}
  </Box>
)
