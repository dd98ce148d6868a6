import type { ShopLogo } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { PictureFiles } from "../products/PictureFiles"

const WORDS = "resources.logo"

/** The logo as it is, or the one chosen in its place, on white as on paper. */
export const LogoInput = ({ logo }: { logo: ShopLogo | null }) => {
  const translate = useTranslate()
  const chosen: { rawFile: File; url: string } | null = useWatch({ name: "picture" })
  const shown = chosen?.url ?? logo?.url
  return (
    <>
      {shown && (
        <Box
          component="img"
          src={shown}
          alt={translate(`${WORDS}.${chosen ? "chosen" : "current"}`)}
          sx={{
            height: 72,
            maxWidth: 220,
            objectFit: "contain",
            bgcolor: "#fff",
            p: 1,
            border: 1,
            borderColor: "divider",
          }}
        />
      )}
      <Box role="group" aria-label={translate(`${WORDS}.picture`)}>
        <PictureFiles
          source="picture"
          action={`${WORDS}.${shown ? "another" : "choose"}`}
          hint={chosen ? chosen.rawFile.name : translate("resources.banners.pictureKinds")}
          room={1}
          already={0}
        />
      </Box>
    </>
  )
}
