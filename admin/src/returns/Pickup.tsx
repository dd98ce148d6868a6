import type { ReturnRow } from "@haat/checkout/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
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
        {parcel &&
          (parcel.url ? (
            <Link href={parcel.url} target="_blank" rel="noreferrer">
              {parcel.number}
            </Link>
          ) : (
            parcel.number
          ))}
      </Typography>
      {pickup.problem && (
        <Alert severity="warning" lang="en">
          {pickup.problem}
        </Alert>
      )}
      {parcel && <CourierSteps steps={parcel.steps} />}
    </Box>
  )
}
