import type { FollowedParcel, PlacedOrder } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import { useTranslate } from "react-admin"
import { CourierSteps } from "./CourierSteps"
import { fulfillmentKey } from "./payment-key"
import { WithdrawLinks } from "./WithdrawLinks"

type DeliveryProps = { order: PlacedOrder /** undefined until they are loaded */; parcels?: FollowedParcel[] }

/** Location of the parcel. */
export const Delivery = ({ order, parcels = [] }: DeliveryProps) => (
  <Box sx={{ display: "grid", gap: 0.5 }}>
    <Box>{useTranslate()(fulfillmentKey(order))}</Box>
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
    {parcels.map(({ id, steps }) => (
      <CourierSteps key={id} steps={steps} />
    ))}
    <WithdrawLinks id={order.id} />
  </Box>
)
