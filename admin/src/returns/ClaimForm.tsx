import { CLAIM_REASONS, type LineReturnTerms, OpenClaim, type PlacedOrder, RETURN_WAYS } from "@haat/checkout/contract"
import Typography from "@mui/material/Typography"
import { useMemo } from "react"
import { SelectInput, TextInput, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { usePost } from "../components/use-post"
import { validationErrors } from "../orders/refund-form"
import { type ClaimForm as Typed, toInitialClaim, toRequest } from "./claim-form"

const WORDS = "resources.returns"
const choices = (key: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${WORDS}.${key}.${id}` }))
const REASONS = choices("reasons", CLAIM_REASONS)
const OUTCOMES = choices("claimOutcomes", ["refund", "exchange"])
const RETURN_METHODS = choices("claimWays", RETURN_WAYS)

type Props = { order: PlacedOrder; lines: LineReturnTerms[]; onClose: () => void }

export const ClaimForm = ({ order, lines, onClose }: Props) => {
  const translate = useTranslate()
  const post = usePost(onClose)
  const initial = useMemo(() => toInitialClaim(lines), [lines])
  const save = async (values: FieldValues) => {
    const claim = toRequest(order.id, values as Typed, lines)
    const errors = validationErrors(OpenClaim, claim)
    if (errors) {
      const { lines: noPieces, ...others } = errors
      return noPieces ? { ...others, "pieces.0": noPieces } : others
    }
    await post("returns", claim, `${WORDS}.claimed`)
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.claimTitle`, { number: order.display_id })}
      submitLabel={`${WORDS}.openClaim`}
      maxWidth="sm"
      defaultValues={initial}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.claimText`)}</Typography>
      {lines.map(({ line_id, name, left }, at) => (
        <AmountInput
          key={line_id}
          source={`pieces.${at}`}
          label={translate(`${WORDS}.claimPieces`, { name })}
          helperText={translate(`${WORDS}.ofPieces`, { count: left })}
          step={1}
          min={0}
          max={left}
        />
      ))}
      <SelectInput source="reason" label={`${WORDS}.claimReason`} choices={REASONS} isRequired />
      <TextInput source="note" label={`${WORDS}.claimNote`} multiline />
      <SelectInput source="outcome" label={`${WORDS}.claimOutcome`} choices={OUTCOMES} isRequired />
      <SelectInput source="way" label={`${WORDS}.claimWay`} choices={RETURN_METHODS} isRequired />
    </DialogForm>
  )
}
