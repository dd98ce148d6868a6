import {
  type LineReturnTerms,
  RETURN_OUTCOMES,
  RETURN_REASONS,
  RETURN_WAYS,
  type RequestReturn,
} from "@haat/checkout/contract"
import { inRupees, toPaise } from "@haat/http/money"
import { type FormEvent, useRef, useState } from "react"
import { FormDialog } from "../../../components/form-dialog.tsx"
import { Select } from "../../../components/select.tsx"
import { TextArea } from "../../../components/text-area.tsx"
import type { FetchError } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import { RETURNS } from "./messages.ts"
import { PhotoField } from "./photo-field.tsx"
import { ReturnLineFields } from "./return-line-fields.tsx"
import { uploadPhoto, useRequestReturn } from "./returns-query.ts"

type ReturnDialogProps = { order_id: string; lines: LineReturnTerms[]; open: boolean; onClose: () => void }

/** What is chosen of one line; without pieces it stays. */
export type ChosenLine = { quantity: number; exchange_variant_id: string }

const NOT_CHOSEN: ChosenLine = { quantity: 0, exchange_variant_id: "" }

/** Who pays the way back of these lines, and how much where that is known. */
function wayHint(lines: LineReturnTerms[], way: RequestReturn["way"]) {
  if (!lines.some(({ paid_by }) => paid_by === "shopper")) return RETURNS.shopPays
  const charge = lines.reduce((sum, { way_back }) => sum + toPaise(way_back), 0)
  return way === "pickup" && charge > 0 ? RETURNS.shopperPaysAbout(inRupees(charge)) : RETURNS.shopperPays
}

/** The form of a return. It keeps what was chosen after a failure and when the dialog is closed. */
export default function ReturnDialog({ order_id, lines, open, onClose }: ReturnDialogProps) {
  const { mutateAsync, isPending } = useRequestReturn(order_id)
  const [chosen, setChosen] = useState<Record<string, ChosenLine>>({})
  const [reason, setReason] = useState<RequestReturn["reason"]>("damaged")
  const [outcome, setOutcome] = useState<RequestReturn["outcome"]>("refund")
  const [way, setWay] = useState<RequestReturn["way"]>("pickup")
  const [note, setNote] = useState("")
  const [photos, setPhotos] = useState<File[]>([])
  const [uploading, setUploading] = useState(false)
  /** What has been sent of them: after a failure it is not sent once more. */
  const sent = useRef(new Map<File, string>())
  const [problem, setProblem] = useState<string>()

  const picked = lines.filter(({ line_id }) => (chosen[line_id]?.quantity ?? 0) > 0)
  const busy = isPending || uploading
  const exchangeOnly = picked.some(({ exchange_only }) => exchange_only)
  const wanted = exchangeOnly ? "exchange" : outcome

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (picked.length === 0) return setProblem(RETURNS.nothing)
    setProblem(undefined)
    setUploading(true)
    try {
      for (const photo of photos) if (!sent.current.has(photo)) sent.current.set(photo, await uploadPhoto(photo))
      const ids = photos.flatMap((photo) => sent.current.get(photo) ?? [])
      await mutateAsync({ ...{ reason, outcome: wanted, way, note, photos: ids }, lines: picked.map(toLine) })
      notify.success(RETURNS.sent, 4_000)
      setChosen({})
      setPhotos([])
      onClose()
    } catch (error) {
      if ((error as FetchError).code === "photo_gone") sent.current.clear()
      setProblem((error as Error).message)
    } finally {
      setUploading(false)
    }
  }
  const toLine = ({ line_id, exchanges }: LineReturnTerms) => ({
    line_id,
    quantity: chosen[line_id]?.quantity ?? 0,
    ...(wanted === "exchange" && {
      exchange_variant_id: chosen[line_id]?.exchange_variant_id || exchanges[0]?.variant_id || "none",
    }),
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={RETURNS.dialogTitle}
      description={RETURNS.dialogText}
      onSubmit={submit}
      busy={busy}
      problem={problem}
      submitLabel={RETURNS.send}
    >
      {lines.map((line) => (
        <ReturnLineFields
          key={line.line_id}
          line={line}
          chosen={chosen[line.line_id] ?? NOT_CHOSEN}
          exchange={wanted === "exchange"}
          onChange={(next) => setChosen({ ...chosen, [line.line_id]: next })}
        />
      ))}
      <Select
        label={RETURNS.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value as RequestReturn["reason"])}
      >
        {RETURN_REASONS.map((one) => (
          <option key={one} value={one}>
            {RETURNS.reasons[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label={RETURNS.note}
        rows={3}
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <PhotoField photos={photos} onChange={setPhotos} onProblem={setProblem} />
      <Select
        label={RETURNS.outcome}
        value={wanted}
        hint={
          wanted === "exchange"
            ? [exchangeOnly && RETURNS.exchangeOnly, RETURNS.exchangeTerms].filter(Boolean).join(" ")
            : undefined
        }
        onChange={({ target }) => setOutcome(target.value as RequestReturn["outcome"])}
      >
        {RETURN_OUTCOMES.filter((one) => !exchangeOnly || one === "exchange").map((one) => (
          <option key={one} value={one}>
            {RETURNS.outcomeLong[one]}
          </option>
        ))}
      </Select>
      <Select
        label={RETURNS.way}
        value={way}
        hint={wayHint(picked, way)}
        onChange={({ target }) => setWay(target.value as RequestReturn["way"])}
      >
        {RETURN_WAYS.map((one) => (
          <option key={one} value={one}>
            {RETURNS.wayLong[one]}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
