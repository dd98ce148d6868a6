import { CLAIM_REASONS, isClaim, type LineReturnTerms, RETURN_REASONS } from "@haat/checkout/contract"
import type { LinkedDialog } from "../../../components/dialog-link.tsx"
import { FormDialog, useFormDialog } from "../../../components/form-dialog.tsx"
import { Select } from "../../../components/select.tsx"
import { TextArea } from "../../../components/text-area.tsx"
import { notify } from "../../../lib/notify.ts"
import { PiecesSelect } from "../pieces-select.tsx"
import { describeClaim, describeReturn } from "./line-terms.tsx"
import { RETURNS } from "./messages.ts"
import { PhotoField } from "./photo-field.tsx"
import { openLines, pickedLines, type ReturnValues, returnContract, useRequestReturn } from "./return-form.ts"
import { allowedPreference, ReturnPreferenceFields } from "./return-preference-fields.tsx"

type ReturnDialogProps = LinkedDialog & {
  order_id: string
  lines: LineReturnTerms[]
  /** what is chosen at first */
  firstReason: ReturnValues["reason"]
}

const NOTHING_CHOSEN: Pick<ReturnValues, "pieces" | "variants" | "photos"> = { pieces: {}, variants: {}, photos: [] }

/**
 * The form of a return or a claim, by its reason. It keeps what was chosen after a failure and when the dialog is
 * closed.
 */
export default function ReturnDialog({ order_id, lines, firstReason, ...dialog }: ReturnDialogProps) {
  const { field, register, watch, setValue, setError, clearErrors, formState, formDialog } = useFormDialog({
    dialog,
    name: "return",
    contract: returnContract(lines),
    defaultValues: { reason: firstReason, outcome: "refund", way: "pickup", note: "", ...NOTHING_CHOSEN },
    mutation: useRequestReturn(order_id),
    emptied: NOTHING_CHOSEN,
    onSent: () => notify.success(RETURNS.sent, 4_000),
  })
  const { errors } = formState
  const values = watch()
  const claim = isClaim(values.reason)
  const picked = pickedLines(lines, values)
  const { outcome } = allowedPreference(picked, claim, values)
  const showPhotoProblem = (message?: string) => {
    clearErrors()
    if (message) setError("photos", { message })
  }
  return (
    <FormDialog
      {...formDialog}
      title={claim ? RETURNS.claimTitle : RETURNS.dialogTitle}
      description={claim ? RETURNS.claimText : RETURNS.dialogText}
      problem={errors.photos?.message ?? ("lines" in errors ? RETURNS.nothing : formDialog.problem)}
      submitLabel={RETURNS.send}
    >
      <Select label={RETURNS.reason} {...register("reason")}>
        {(openLines(lines, false).length > 0 ? RETURN_REASONS : CLAIM_REASONS).map((one) => (
          <option key={one} value={one}>
            {RETURNS.reasons[one]}
          </option>
        ))}
      </Select>
      {openLines(lines, claim).map((line) => (
        <div key={line.line_id} className="grid gap-3">
          <PiecesSelect
            label={RETURNS.pieces(line.name)}
            hint={`${RETURNS.left(line.left)}. ${claim ? describeClaim(line) : describeReturn(line)}.`}
            available={line.left}
            {...register(`pieces.${line.line_id}`, { valueAsNumber: true })}
          />
          {outcome === "exchange" && picked.includes(line) && line.exchanges.length > 0 && (
            <Select label={RETURNS.exchangeFor(line.name)} {...register(`variants.${line.line_id}`)}>
              {line.exchanges.map(({ variant_id, choice }) => (
                <option key={variant_id} value={variant_id}>
                  {choice ?? RETURNS.same}
                </option>
              ))}
            </Select>
          )}
        </div>
      ))}
      <TextArea label={RETURNS.note} rows={3} maxLength={1_000} {...field("note")} />
      <PhotoField
        label={claim ? RETURNS.photosOfClaim : RETURNS.photos}
        photos={values.photos}
        onChange={(photos) => setValue("photos", photos)}
        onProblem={showPhotoProblem}
      />
      <ReturnPreferenceFields
        picked={picked}
        claim={claim}
        wish={values}
        onChange={(wish) => {
          setValue("outcome", wish.outcome)
          setValue("way", wish.way)
        }}
      />
    </FormDialog>
  )
}
