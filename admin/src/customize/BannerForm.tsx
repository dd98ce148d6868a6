import { NewBanner } from "@haat/banners/contract"
import Box from "@mui/material/Box"
import FormHelperText from "@mui/material/FormHelperText"
import { TextInput, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { z } from "zod"
import { useDialogs } from "../components/dialogs"
import { zodForm } from "../components/zod-form"
import { AddForm } from "./AddForm"
import { BannerImage } from "./BannerImage"
import { BannerPreview } from "./BannerPreview"

const NOTHING = { image_url: "", image_url_hi: "", redirect_url: "", picture: null, picture_hi: null }
/** Stands for the address that a picture of this device gets. */
const UPLOADED = "/uploaded"

/** The contract, with pictures of this device in place of addresses. */
const BannerFields = z.preprocess(
  (typed: FieldValues) => ({
    ...typed,
    ...(typed.picture && { image_url: UPLOADED }),
    ...(typed.picture_hi && { image_url_hi: UPLOADED }),
  }),
  NewBanner.extend({ picture: z.any().optional(), picture_hi: z.any().optional() }),
)
const resolver = zodForm(BannerFields)

/** A new banner, seen as it will look while it is typed. */
export const BannerForm = () => {
  const { sayFailure } = useDialogs()
  return (
    <AddForm
      resource="banners"
      empty={NOTHING}
      resolver={resolver}
      onError={(error) => sayFailure(error, "resources.banners.failed")}
      preview={<AsTyped />}
    >
      <BannerImage source="image_url" picture="picture" isRequired hint="resources.banners.imageHint" />
      <BannerImage source="image_url_hi" picture="picture_hi" hint="resources.banners.hindiHint" />
      <TextInput
        source="redirect_url"
        isRequired
        placeholder="/explore"
        helperText="resources.banners.redirectHint"
        slotProps={{ htmlInput: { inputMode: "url", maxLength: 2000 } }}
      />
    </AddForm>
  )
}

/** Only what could be saved is loaded: half an address, or one without https, is not asked for. */
const AsTyped = () => {
  const translate = useTranslate()
  const [address, picture] = useWatch({ name: ["image_url", "picture"] })
  return (
    <Box>
      <BannerPreview url={picture?.url ?? NewBanner.shape.image_url.safeParse(address).data ?? ""} />
      <FormHelperText>{translate("resources.banners.advice")}</FormHelperText>
    </Box>
  )
}
