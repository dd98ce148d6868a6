import {
  CLAIM_REASONS,
  isClaim,
  type LineReturnTerms,
  RETURN_REASONS,
  type RequestReturn,
} from "@haat/checkout/contract"
import { type FormEvent, useRef, useState } from "react"
import { FormDialog } from "../../../components/form-dialog.tsx"
import { Select } from "../../../components/select.tsx"
import { TextArea } from "../../../components/text-area.tsx"
import type { FetchError } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import { RETURNS } from "./messages.ts"
import { PhotoField } from "./photo-field.tsx"
import { ReturnLineFields } from "./return-line-fields.tsx"
import { possibleWish, type ReturnWish, ReturnWishes } from "./return-wishes.tsx"
import { uploadPhoto, useRequestReturn } from "./returns-query.ts"

type ReturnDialogProps = {
  order_id: string
  lines: LineReturnTerms[]
  /** what is chosen at first */
  firstReason: RequestReturn["reason"]
  open: boolean
  onClose: () => void
}

/** What is chosen of one line; without pieces it stays. */
export type ChosenLine = { quantity: number; exchange_variant_id: string }

const NOT_CHOSEN: ChosenLine = { quantity: 0, exchange_variant_id: "" }

/** Lines with pieces that can come back now: in a claim as the law has it, else as their rules say. */
const openLines = (lines: LineReturnTerms[], claim: boolean) =>
  lines.filter(({ left, can_claim, can_return }) => left > 0 && (claim ? can_claim : can_return))

/** The form of a return or a claim, by its reason. It keeps what was chosen after a failure and when the dialog is closed. */
export default function ReturnDialog({ order_id, lines, firstReason, open, onClose }: ReturnDialogProps) {
  const { mutateAsync, isPending } = useRequestReturn(order_id)
  const [chosen, setChosen] = useState<Record<string, ChosenLine>>({})
  const [reason, setReason] = useState<RequestReturn["reason"]>(firstReason)
  const [wish, setWish] = useState<ReturnWish>({ outcome: "refund", way: "pickup" })
  const [note, setNote] = useState("")
  const [photos, setPhotos] = useState<File[]>([])
  const [uploading, setUploading] = useState(false)
  /** What has been sent of them: after a failure it is not sent once more. */
  const sent = useRef(new Map<File, string>())
  const [problem, setProblem] = useState<string>()

  const claim = isClaim(reason)
  const offered = openLines(lines, claim)
  const picked = offered.filter(({ line_id }) => (chosen[line_id]?.quantity ?? 0) > 0)
  const busy = isPending || uploading
  const { outcome, way } = possibleWish(picked, claim, wish)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (picked.length === 0) return setProblem(RETURNS.nothing)
    setProblem(undefined)
    setUploading(true)
    try {
      for (const photo of photos) if (!sent.current.has(photo)) sent.current.set(photo, await uploadPhoto(photo))
      const ids = photos.flatMap((photo) => sent.current.get(photo) ?? [])
      await mutateAsync({ ...{ reason, outcome, way, note, photos: ids }, lines: picked.map(toLine) })
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
    ...(outcome === "exchange" && {
      exchange_variant_id: chosen[line_id]?.exchange_variant_id || exchanges[0]?.variant_id || "none",
    }),
  })
  return (
    <FormDialog
      name="return"
      open={open}
      onClose={onClose}
      title={claim ? RETURNS.claimTitle : RETURNS.dialogTitle}
      description={claim ? RETURNS.claimText : RETURNS.dialogText}
      onSubmit={submit}
      busy={busy}
      problem={problem}
      submitLabel={RETURNS.send}
    >
      <Select
        label={RETURNS.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value as RequestReturn["reason"])}
      >
        {(openLines(lines, false).length > 0 ? RETURN_REASONS : CLAIM_REASONS).map((one) => (
          <option key={one} value={one}>
            {RETURNS.reasons[one]}
          </option>
        ))}
      </Select>
      {offered.map((line) => (
        <ReturnLineFields
          key={line.line_id}
          line={line}
          chosen={chosen[line.line_id] ?? NOT_CHOSEN}
          claim={claim}
          exchange={outcome === "exchange"}
          onChange={(next) => setChosen({ ...chosen, [line.line_id]: next })}
        />
      ))}
      <TextArea
        label={RETURNS.note}
        rows={3}
        maxLength={1_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <PhotoField
        label={claim ? RETURNS.photosOfClaim : RETURNS.photos}
        photos={photos}
        onChange={setPhotos}
        onProblem={setProblem}
      />
      <ReturnWishes picked={picked} claim={claim} wish={wish} onChange={setWish} />
    </FormDialog>
  )
}
