import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { TextInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { PictureFiles } from "../products/PictureFiles"

type Props = {
  source: string
  /** The field of a picture of this device. */
  picture: string
  hint: string
  isRequired?: boolean
}

/** A banner's picture: an address, or one from this device in its place. */
export const BannerImage = ({ source, picture, hint, isRequired }: Props) => {
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
        slotProps={{ htmlInput: { inputMode: "url", maxLength: 2000 } }}
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
          <Button onClick={() => setValue(picture, null, { shouldDirty: true })}>
            {translate("resources.banners.useAddress")}
          </Button>
        )}
      </Box>
    </>
  )
}
