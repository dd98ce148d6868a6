import EarlierIcon from "@mui/icons-material/ArrowBack"
import LaterIcon from "@mui/icons-material/ArrowForward"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"

type Props = {
  url: string
  place: number
  handle: ReactNode
  onEarlier?: () => void
  onLater?: () => void
  onRemove: () => void
}

export const PictureTile = ({ url, place, handle, onEarlier, onLater, onRemove }: Props) => {
  const translate = useTranslate()
  const say = (what: string) => translate(`resources.products.pictures.${what}`, { number: place })
  return (
    <>
      <Box sx={{ position: "relative", bgcolor: "action.hover" }}>
        <Box
          component="img"
          src={url}
          alt={say("alt")}
          sx={{ display: "block", width: "100%", aspectRatio: "1", objectFit: "cover" }}
        />
        {place === 1 && (
          <Box
            sx={{
              position: "absolute",
              left: 8,
              bottom: 8,
              px: 1,
              borderRadius: "6px",
              fontSize: "0.75rem",
              fontWeight: 700,
              lineHeight: "22px",
              bgcolor: "primary.main",
              color: "primary.contrastText",
            }}
          >
            {say("first")}
          </Box>
        )}
      </Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", "& button": { minWidth: 36, p: 0.5 } }}>
        {handle}
        <IconButton onClick={onEarlier} disabled={!onEarlier} aria-label={say("earlier")}>
          <EarlierIcon fontSize="small" />
        </IconButton>
        <IconButton onClick={onLater} disabled={!onLater} aria-label={say("later")}>
          <LaterIcon fontSize="small" />
        </IconButton>
        <IconButton onClick={onRemove} aria-label={say("remove")}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
    </>
  )
}
