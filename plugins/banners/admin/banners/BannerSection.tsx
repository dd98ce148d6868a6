import { type Banner, NewBanner } from "@haat/banners/contract"
import {
  AddForm,
  DeleteButton,
  PictureFiles,
  Rows,
  SIDE_BY_SIDE,
  TextButton,
  TextLink,
  useDialogs,
  zodForm,
} from "@haat/sdk/admin"
import Box from "@mui/material/Box"
import { TextInput, useNotify, useTranslate } from "react-admin"
import { type FieldValues, useFormContext, useWatch } from "react-hook-form"
import { z } from "zod"
import { BannerPicture, BannerPreview } from "./BannerPicture"

const WORDS = "resources.banners"
const TILES = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: SIDE_BY_SIDE.gridTemplateColumns,
}

const BannerSection = () => (
  <Box sx={{ display: "grid", gap: 3 }}>
    <BannerForm />
    <Rows<Banner> resource="banners" sx={TILES}>
      {(banner, place) => <BannerTile banner={banner} place={place} />}
    </Rows>
  </Box>
)

export const BannerTile = ({ banner, place }: { banner: Banner; place: number }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { showMessage } = useDialogs()
  return (
    <Box sx={{ border: 1, borderColor: "divider", borderRadius: "14px", overflow: "hidden" }}>
      <BannerPicture url={banner.image_url} alt={translate(`${WORDS}.one`, { number: place })} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, py: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: "0.875rem", color: "text.secondary" }}>
          {translate(`${WORDS}.leadsTo`)}{" "}
          <TextLink to={banner.redirect_url} newTab sx={{ color: "text.primary", overflowWrap: "anywhere" }}>
            {banner.redirect_url}
          </TextLink>
        </Box>
        <DeleteButton
          record={banner}
          place={place}
          onSuccess={() => notify(`${WORDS}.deleted`, { type: "success" })}
          // Distinguishes a rejection from other failures.
          onError={({ status = 0 }) =>
            showMessage(
              "resources.customize.wrong",
              `${WORDS}.${status >= 400 && status < 500 ? "notDeleted" : "failed"}`,
            )
          }
        />
      </Box>
    </Box>
  )
}

const NO_BANNER = { image_url: "", image_url_hi: "", redirect_url: "", picture: null, picture_hi: null }
/** Placeholder for the URL of a picture that is not uploaded yet. */
const UPLOADED_PLACEHOLDER = "/uploaded"
const ADDRESS = { htmlInput: { inputMode: "url", maxLength: 2000 } } as const

/** The contract, with chosen files instead of URLs. */
const BannerFields = z.preprocess(
  (typed: FieldValues) => ({
    ...typed,
    ...(typed.picture && { image_url: UPLOADED_PLACEHOLDER }),
    ...(typed.picture_hi && { image_url_hi: UPLOADED_PLACEHOLDER }),
  }),
  NewBanner.extend({ picture: z.any().optional(), picture_hi: z.any().optional() }),
)
const resolver = zodForm(BannerFields)

export const BannerForm = () => {
  const { showError } = useDialogs()
  return (
    <AddForm
      resource="banners"
      defaultValues={NO_BANNER}
      resolver={resolver}
      onError={(error) => showError(error, "resources.banners.failed")}
      preview={<LiveBannerPreview />}
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

/** Loads valid URLs only, as a half-typed one would fail. */
const LiveBannerPreview = () => {
  const [address, picture] = useWatch({ name: ["image_url", "picture"] })
  return <BannerPreview url={picture?.url ?? NewBanner.shape.image_url.safeParse(address).data ?? ""} />
}

type ImageProps = {
  source: string
  picture: string
  hint: string
  isRequired?: boolean
}

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
          hint={chosen ? chosen.rawFile.name : translate("components.pictureKinds")}
          maxFiles={1}
          existingCount={0}
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

export default BannerSection
