import type { FollowedParcel } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { dateTime } from "../components/format"

/** Courier's reports on a parcel, the latest first. */
export const CourierSteps = ({ steps }: Pick<FollowedParcel, "steps">) => {
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
