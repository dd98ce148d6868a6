import { Choice, Preview } from "@haat/sdk/admin"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useTranslate } from "react-admin"

const RATIOS = { "21 / 9": "21:9", "16 / 9": "16:9" } as const
type Ratio = keyof typeof RATIOS

const WORDS = "resources.banners"
const FRAME = { borderRadius: "14px", overflow: "hidden", border: 1, borderColor: "divider" }

export const BannerPicture = ({ url, alt, ratio = "21 / 9" }: { url: string; alt: string; ratio?: Ratio }) => {
  const translate = useTranslate()
  const [failed, setFailed] = useState<string>()
  const shape = { width: "100%", aspectRatio: ratio, bgcolor: "action.hover" }
  if (url && failed !== url) {
    const look = { ...shape, display: "block", objectFit: "cover" } as const
    return <Box component="img" src={url} alt={alt} onError={() => setFailed(url)} sx={look} />
  }
  return (
    <Box
      role={url ? "status" : undefined}
      sx={{ ...shape, display: "grid", placeItems: "center", p: 2, color: "text.secondary", fontSize: "0.875rem" }}
    >
      {translate(`${WORDS}.${url ? "noPicture" : "appears"}`)}
    </Box>
  )
}

export const BannerPreview = ({ url }: { url: string }) => {
  const translate = useTranslate()
  const [ratio, setRatio] = useState<Ratio>("21 / 9")
  return (
    <Preview tools={<Choice label={translate(`${WORDS}.shape`)} value={ratio} options={RATIOS} onChoose={setRatio} />}>
      <Box sx={FRAME}>
        <BannerPicture url={url} alt={translate(`${WORDS}.previewOf`)} ratio={ratio} />
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: "text.secondary" }}>
        {translate(`${WORDS}.advice`)}
      </Typography>
    </Preview>
  )
}
