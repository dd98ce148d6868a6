import Box from "@mui/material/Box"
import { useState } from "react"
import { useTranslate } from "react-admin"

type Props = { url: string; alt: string; ratio: "16 / 9" | "21 / 9" }

/** A banner cut as the home page cuts it, or a word on why there is nothing to see. */
export const BannerPicture = ({ url, alt, ratio }: Props) => {
  const translate = useTranslate()
  const [failed, setFailed] = useState<string>()
  const look = { width: "100%", aspectRatio: ratio, bgcolor: "action.hover" }
  return failed === url ? (
    <Box
      role="status"
      sx={{ ...look, display: "grid", placeItems: "center", p: 2, color: "text.secondary", fontSize: "0.875rem" }}
    >
      {translate("resources.banners.noPicture")}
    </Box>
  ) : (
    <Box
      component="img"
      src={url}
      alt={alt}
      onError={() => setFailed(url)}
      sx={{ ...look, display: "block", objectFit: "cover" }}
    />
  )
}
