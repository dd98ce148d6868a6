import { NewBanner } from "@haat/banners/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import OutlinedInput from "@mui/material/OutlinedInput"
import { type FormEvent, useState } from "react"
import { useDataProvider, useNotify } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { Field } from "../components/Field"
import { useUnsaved } from "../components/unsaved"
import { useDraft } from "../components/use-draft"
import { sentenceOf } from "../fetch-back-office"
import { uploadPictures } from "../products/upload-pictures"
import { BannerImage, type ChosenPicture } from "./BannerImage"
import { BannerPreview } from "./BannerPreview"
import { MESSAGES } from "./messages"
import { SIDE_BY_SIDE } from "./Preview"

const { banner: SAYS } = MESSAGES
const NOTHING = { image_url: "", image_url_hi: "", redirect_url: "" }
/** Stands for the address that an uploaded picture gets. */
const UPLOADED = "/uploaded"

/** Only what could be saved is loaded: half an address, or one without https, is not asked for. */
const previewed = (address: string) => NewBanner.shape.image_url.safeParse(address).data ?? ""

/** A new banner, seen as it will look while it is typed. */
export const BannerForm = ({ onAdded }: { onAdded: () => void }) => {
  const [draft, setDraft, keep] = useDraft("banner", NOTHING)
  const [picture, setPicture] = useState<ChosenPicture>()
  const [hindiPicture, setHindiPicture] = useState<ChosenPicture>()
  const [errors, setErrors] = useState<Partial<typeof NOTHING>>({})
  const [busy, setBusy] = useState(false)
  const data = useDataProvider()
  const notify = useNotify()
  const { say } = useDialogs()

  // A picture of this device cannot be kept over a reload.
  const hasPicture = !!picture || !!hindiPicture
  useUnsaved(hasPicture || Object.values(draft).some(Boolean), hasPicture ? {} : { keep })

  const choose = (set: typeof setPicture) => (chosen: ChosenPicture | undefined) => {
    set(chosen)
    setErrors({})
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = NewBanner.safeParse({
      ...draft,
      ...(picture && { image_url: UPLOADED }),
      ...(hindiPicture && { image_url_hi: UPLOADED }),
    })
    setErrors(
      Object.fromEntries((wanted.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message])),
    )
    if (!wanted.success) return
    setBusy(true)
    try {
      const chosen = [picture, hindiPicture].flatMap((one) => one?.file ?? [])
      const uploaded = chosen.length ? await uploadPictures(chosen, () => {}) : []
      const [sent, hindiSent] = [picture && uploaded.shift(), hindiPicture && uploaded.shift()]
      await data.create("banners", {
        data: {
          ...wanted.data,
          ...(sent && { image_url: sent.url, picture_id: sent.id }),
          ...(hindiSent && { image_url_hi: hindiSent.url, picture_id_hi: hindiSent.id }),
        },
      })
      setDraft(NOTHING)
      for (const one of [picture, hindiPicture]) if (one) URL.revokeObjectURL(one.url)
      choose(setPicture)(undefined)
      choose(setHindiPicture)(undefined)
      notify(SAYS.created, { type: "success" })
      onAdded()
    } catch (error) {
      await say(MESSAGES.wrong, sentenceOf(error, (error as Error).message || SAYS.failed))
    }
    setBusy(false)
  }
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
        <BannerImage
          label="Image URL"
          upload="Picture from this device"
          required
          hint="Starts with https://, or with / for a picture of this shop."
          error={errors.image_url}
          address={draft.image_url}
          onAddress={(image_url) => setDraft({ ...draft, image_url })}
          picture={picture}
          onPicture={choose(setPicture)}
        />
        <BannerImage
          label="Address of the Hindi picture"
          upload="Hindi picture from this device"
          hint={SAYS.hindiHint}
          error={errors.image_url_hi}
          address={draft.image_url_hi}
          onAddress={(image_url_hi) => setDraft({ ...draft, image_url_hi })}
          picture={hindiPicture}
          onPicture={choose(setHindiPicture)}
        />
        <Field
          label="Redirect URL"
          required
          error={errors.redirect_url}
          hint="Where a click leads: /category/…, or https://…"
        >
          {(parts) => (
            <OutlinedInput
              value={draft.redirect_url}
              onChange={({ target }) => setDraft({ ...draft, redirect_url: target.value })}
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
        <BannerPreview url={picture?.url ?? previewed(draft.image_url)} />
        <FormHelperText>{SAYS.advice}</FormHelperText>
      </Box>
    </Box>
  )
}
