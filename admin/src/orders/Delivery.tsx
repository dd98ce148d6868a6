import type { PlacedOrder, TrackedParcel } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { CanAccess, useTranslate } from "react-admin"
import { ActionButton } from "../components/buttons"
import { dateTime } from "../components/format"
import { TextLink } from "../components/links"
import { fulfillmentKey } from "./OrderSummary"
import { stepQuestion, useMoveOrder } from "./steps"

type Props = { order: PlacedOrder /** undefined until they are loaded */; parcels?: TrackedParcel[] }

/** Progress of the parcels, and a button that revokes the mailed tracking links. */
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

/** Tracking events of a parcel, the latest first. */
export const CourierSteps = ({ steps }: Pick<TrackedParcel, "steps">) => {
  const translate = useTranslate()
  if (!steps.length) return null
  return (
    <Box
      component="ol"
      aria-label={translate("resources.orders.courierSteps")}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.75, fontSize: "0.875rem", overflowWrap: "anywhere" }}
    >
      {steps.map(({ happened_at, activity, location }) => (
        <li key={`${happened_at}${activity}${location}`}>
          <Box lang="en">{activity}</Box>
          <Box sx={{ color: "text.secondary" }}>
            {dateTime(happened_at)}
            {location && <span lang="en"> · {location.replaceAll("_", " ")}</span>}
          </Box>
        </li>
      ))}
    </Box>
  )
}
