import type { Refundable } from "@haat/payments/contract"
import { inRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { BooleanInput, NumberInput, useTranslate } from "react-admin"
import { pieceField } from "./refund-form"

const WORDS = "resources.orders.refunds"

/** Inputs for the pieces of each line, and for the delivery. */
export const RefundItems = ({ refundable }: { refundable: Refundable }) => {
  const translate = useTranslate()
  return (
    <Box role="group" aria-label={translate(`${WORDS}.items`)} sx={{ display: "grid", gap: 1.5 }}>
      {refundable.lines.map((line) => {
        const count = line.quantity - line.refunded
        return (
          <NumberInput
            key={line.line_id}
            source={pieceField(refundable, line)}
            label={line.name}
            helperText={translate(count ? `${WORDS}.piecesOf` : `${WORDS}.noPieces`, { count, smart_count: count })}
            disabled={!count}
            min={0}
            max={count}
            step={1}
          />
        )
      })}
      {refundable.delivery_paise > 0 && (
        <BooleanInput
          source="delivery"
          label={translate(`${WORDS}.deliveryOf`, { amount: inRupees(refundable.delivery_paise) })}
          helperText={false}
        />
      )}
    </Box>
  )
}
