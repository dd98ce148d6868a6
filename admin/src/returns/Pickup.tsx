import type { ReturnRow } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { TextLink } from "../components/links"
import { Notice } from "../components/Notice"
import { CourierSteps } from "../orders/CourierSteps"

/** How far the carrier is with picking the goods up: with whom and under which number, what it said, or why it does not. */
export const Pickup = ({ pickup, parcel }: Pick<ReturnRow, "pickup" | "parcel">) => {
  const translate = useTranslate()
  if (!pickup) return null
  return (
    <Box sx={{ mt: 1, display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
      <Typography>
        {translate(`resources.returns.pickups.${pickup.booking}`)}
        {parcel && `: ${parcel.courier ? `${parcel.courier} · ` : ""}`}
        {parcel?.url ? (
          <TextLink to={parcel.url} newTab>
            {parcel.number}
          </TextLink>
        ) : (
          parcel?.number
        )}
      </Typography>
      {pickup.problem && (
        <Box lang="en">
          <Notice severity="warning" text={pickup.problem} />
        </Box>
      )}
      {parcel && <CourierSteps steps={parcel.steps} />}
    </Box>
  )
}
