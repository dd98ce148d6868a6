import Box from "@mui/material/Box"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { BannerPicture } from "./BannerPicture"
import { Preview } from "./Preview"

const RATIOS = { "21 / 9": "21:9", "16 / 9": "16:9" } as const

/** How the banner will be cut, before it is added. */
export const BannerPreview = ({ url }: { url: string }) => {
  const translate = useTranslate()
  const [ratio, setRatio] = useState<keyof typeof RATIOS>("21 / 9")
  return (
    <Preview
      tools={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={ratio}
          aria-label={translate("resources.banners.shape")}
          onChange={(_, chosen: keyof typeof RATIOS | null) => chosen && setRatio(chosen)}
        >
          {Object.entries(RATIOS).map(([value, label]) => (
            <ToggleButton key={value} value={value} sx={{ px: 1.5, minHeight: 36 }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Box sx={{ borderRadius: "14px", overflow: "hidden", border: 1, borderColor: "divider" }}>
        {url ? (
          <BannerPicture url={url} alt={translate("resources.banners.previewOf")} ratio={ratio} />
        ) : (
          <Box
            sx={{
              aspectRatio: ratio,
              display: "grid",
              placeItems: "center",
              bgcolor: "action.hover",
              color: "text.secondary",
              fontSize: "0.875rem",
            }}
          >
            {translate("resources.banners.appears")}
          </Box>
        )}
      </Box>
    </Preview>
  )
}
