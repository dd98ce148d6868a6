import type { FollowedParcel, PlacedOrder } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { CanAccess, useTranslate } from "react-admin"
import { ActionButton } from "../components/ActionButton"
import { TextLink } from "../components/links"
import { CourierSteps } from "./CourierSteps"
import { fulfillmentKey } from "./payment-key"
import { stepQuestion } from "./steps"
import { useMoveOrder } from "./use-move-order"

type Props = { order: PlacedOrder /** undefined until they are loaded */; parcels?: FollowedParcel[] }

/** Location of the parcel, and a button that withdraws the links by which whoever has a mail follows it. */
export const Delivery = ({ order, parcels = [] }: Props) => {
  const moveOrder = useMoveOrder()
  return (
    <Box sx={{ display: "grid", gap: 0.5, justifyItems: "start" }}>
      <Box>{useTranslate()(fulfillmentKey(order))}</Box>
      {order.tracking.map(({ number, courier, url }) => (
        <Box key={number} sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {courier && `${courier} · `}
          {url ? (
            <TextLink to={url} newTab>
              {number}
            </TextLink>
          ) : (
            number
          )}
        </Box>
      ))}
      {parcels.map(({ id, steps }) => (
        <CourierSteps key={id} steps={steps} />
      ))}
      <CanAccess resource="orders" action="edit">
        <ActionButton
          size="small"
          label="resources.orders.steps.withdrawLinks.yes"
          question={stepQuestion("withdrawLinks")}
          action={() => moveOrder(order.id, { path: "withdrawn-links", body: {} })}
          done="resources.orders.linksWithdrawn"
        />
      </CanAccess>
    </Box>
  )
}
