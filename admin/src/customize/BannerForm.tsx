import { NewBanner } from "@haat/banners/contract"
import Box from "@mui/material/Box"
import { TextInput, useTranslate } from "react-admin"
import { type FieldValues, useFormContext, useWatch } from "react-hook-form"
import { z } from "zod"
import { useDialogs } from "../components/dialogs"
import { TextButton } from "../components/TextButton"
import { zodForm } from "../components/zod-form"
import { PictureFiles } from "../products/PictureFiles"
import { AddForm } from "./AddForm"
import { BannerPreview } from "./BannerPicture"

const NO_BANNER = { image_url: "", image_url_hi: "", redirect_url: "", picture: null, picture_hi: null }
/** Stands for the address that a picture of this device gets. */
const UPLOADED = "/uploaded"
const ADDRESS = { htmlInput: { inputMode: "url", maxLength: 2000 } } as const

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
      defaultValues={NO_BANNER}
      resolver={resolver}
      onError={(error) => sayFailure(error, "resources.banners.failed")}
      preview={<TypedBanner />}
    >
      <BannerImage source="image_url" picture="picture" isRequired hint="resources.banners.imageHint" />
      <BannerImage source="image_url_hi" picture="picture_hi" hint="resources.banners.hindiHint" />
      <TextInput
        source="redirect_url"
        isRequired
        placeholder="/explore"
        helperText="resources.banners.redirectHint"
        slotProps={ADDRESS}
      />
    </AddForm>
  )
}

/** Only what could be saved is loaded: half an address, or one without https, is not asked for. */
const TypedBanner = () => {
  const [address, picture] = useWatch({ name: ["image_url", "picture"] })
  return <BannerPreview url={picture?.url ?? NewBanner.shape.image_url.safeParse(address).data ?? ""} />
}

type ImageProps = {
  source: string
  /** The field of a picture of this device. */
  picture: string
  hint: string
  isRequired?: boolean
}

/** A banner's picture: an address, or one from this device in its place. */
const BannerImage = ({ source, picture, hint, isRequired }: ImageProps) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const chosen: { rawFile: File } | null = useWatch({ name: picture })
  return (
    <>
      <TextInput
        source={source}
        isRequired={isRequired && !chosen}
        readOnly={!!chosen}
        placeholder="https://"
        helperText={chosen ? "resources.banners.usedInstead" : hint}
        slotProps={ADDRESS}
      />
      <Box role="group" aria-label={translate(`resources.banners.fields.${picture}`)}>
        <PictureFiles
          source={picture}
          action={chosen ? "resources.banners.another" : "resources.banners.upload"}
          hint={chosen ? chosen.rawFile.name : translate("resources.banners.pictureKinds")}
          room={1}
          already={0}
        />
        {chosen && (
          <TextButton
            label="resources.banners.useAddress"
            onClick={() => setValue(picture, null, { shouldDirty: true })}
          />
        )}
      </Box>
    </>
  )
}
