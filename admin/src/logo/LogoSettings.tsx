import type { ShopLogo } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import { useNotify, useRecordContext, useSaveContext, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { z } from "zod"
import { ActionButton } from "../components/buttons"
import { SettingsSection } from "../components/SettingsForm"
import { PictureFiles } from "../products/PictureFiles"

const WORDS = "resources.logo"
/** The chosen file, which `index.ts` uploads and replaces by its id. */
const CONTRACT = z.object({ picture: z.any().optional() })
const REMOVAL = { title: `${WORDS}.removeTitle`, text: `${WORDS}.removeText`, yes: `${WORDS}.remove`, danger: true }
const PICTURE = { height: 72, maxWidth: 220, objectFit: "contain", bgcolor: "#fff", p: 1, border: 1 }

const LogoSettings = () => (
  <SettingsSection contract={CONTRACT} height={72}>
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2.5 }}>
      <LogoInput />
    </Box>
  </SettingsSection>
)

/** The current logo or the chosen file, on white as on paper. */
const LogoInput = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const { save } = useSaveContext()
  const logo = useRecordContext<{ id: string; logo: ShopLogo | null }>()?.logo
  const chosen: { rawFile: File; url: string } | null = useWatch({ name: "picture" })
  const shown = chosen?.url ?? logo?.url
  const remove = async () =>
    save?.({ picture_id: null }, { onSuccess: () => notify(`${WORDS}.removed`, { type: "success" }) })
  return (
    <>
      {shown && (
        <Box
          component="img"
          src={shown}
          alt={translate(`${WORDS}.${chosen ? "chosen" : "current"}`)}
          sx={{ ...PICTURE, borderColor: "divider" }}
        />
      )}
      <Box role="group" aria-label={translate(`${WORDS}.picture`)}>
        <PictureFiles
          source="picture"
          action={`${WORDS}.${shown ? "another" : "choose"}`}
          hint={chosen ? chosen.rawFile.name : translate("components.pictureKinds")}
          maxFiles={1}
          existingCount={0}
        />
      </Box>
      {logo && <ActionButton label={`${WORDS}.remove`} color="error" question={REMOVAL} action={remove} />}
    </>
  )
}

export default LogoSettings
