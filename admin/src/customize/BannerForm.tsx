import { NewBanner } from "@haat/banners/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import OutlinedInput from "@mui/material/OutlinedInput"
import { type FormEvent, useState } from "react"
import { useDataProvider, useNotify } from "react-admin"
import { sentenceOf } from "../ask-back-office"
import { useDialogs } from "../components/dialogs"
import { Field } from "../components/Field"
import { useUnsaved } from "../components/unsaved"
import { useDraft } from "../components/use-draft"
import { uploadPictures } from "../products/upload-pictures"
import { BannerPreview } from "./BannerPreview"
import { MESSAGES } from "./messages"
import { PictureChoice } from "./PictureChoice"
import { SIDE_BY_SIDE } from "./Preview"

const { banner: SAYS } = MESSAGES
const NOTHING = { image_url: "", redirect_url: "" }
/** Stands for the address that an uploaded picture gets. */
const UPLOADED = "/uploaded"

/** Only what could be saved is loaded: half an address, or one without https, is not asked for. */
const previewed = (address: string) => NewBanner.shape.image_url.safeParse(address).data ?? ""

/** A new banner, seen as it will look while it is typed. */
export const BannerForm = ({ onAdded }: { onAdded: () => void }) => {
  const [draft, setDraft, keep] = useDraft("banner", NOTHING)
  const [file, setFile] = useState<{ file: File; url: string }>()
  const [errors, setErrors] = useState<Partial<typeof NOTHING>>({})
  const [busy, setBusy] = useState(false)
  const data = useDataProvider()
  const notify = useNotify()
  const { say } = useDialogs()

  // A picture of this device cannot be kept over a reload.
  useUnsaved(!!(file || draft.image_url || draft.redirect_url), file ? undefined : keep)

  const choose = (chosen: File | undefined) => {
    if (file) URL.revokeObjectURL(file.url)
    setFile(chosen && { file: chosen, url: URL.createObjectURL(chosen) })
    setErrors({})
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = NewBanner.safeParse({ ...draft, image_url: file ? UPLOADED : draft.image_url })
    setErrors(
      Object.fromEntries((wanted.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message])),
    )
    if (!wanted.success) return
    setBusy(true)
    try {
      const [picture] = file ? await uploadPictures([file.file], () => {}) : []
      await data.create("banners", {
        data: picture ? { ...wanted.data, image_url: picture.url, picture_id: picture.id } : wanted.data,
      })
      setDraft(NOTHING)
      choose(undefined)
      notify(SAYS.created, { type: "success" })
      onAdded()
    } catch (error) {
      await say(MESSAGES.wrong, sentenceOf(error, (error as Error).message || SAYS.failed))
    }
    setBusy(false)
  }
  const type = (field: keyof typeof NOTHING) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  })

  return (
    <Box
      component="form"
      noValidate
      aria-label="New banner"
      onSubmit={add}
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: SIDE_BY_SIDE,
        alignItems: "start",
      }}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <Field
          label="Image URL"
          required={!file}
          error={errors.image_url}
          hint={
            file ? "The chosen picture is used instead." : "Starts with https://, or with / for a picture of this shop."
          }
        >
          {(parts) => (
            <OutlinedInput
              {...type("image_url")}
              disabled={!!file}
              autoComplete="off"
              placeholder="https://"
              slotProps={{ input: { ...parts, inputMode: "url", maxLength: 2000 } }}
            />
          )}
        </Field>
        <PictureChoice chosen={file?.file.name} onChoose={choose} />
        <Field
          label="Redirect URL"
          required
          error={errors.redirect_url}
          hint="Where a click leads: /category/…, or https://…"
        >
          {(parts) => (
            <OutlinedInput
              {...type("redirect_url")}
              autoComplete="off"
              placeholder="/explore"
              slotProps={{ input: { ...parts, inputMode: "url", maxLength: 2000 } }}
            />
          )}
        </Field>
        <Button type="submit" variant="contained" disabled={busy} sx={{ justifySelf: "start" }}>
          {busy ? "Adding…" : "Add Banner"}
        </Button>
      </Box>
      <Box>
        <BannerPreview url={file?.url ?? previewed(draft.image_url)} />
        <FormHelperText>{SAYS.advice}</FormHelperText>
      </Box>
    </Box>
  )
}
