import type { Banner } from "@haat/banners/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useState } from "react"
import { useDataProvider, useNotify } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { BannerPicture } from "./BannerPicture"
import { MESSAGES } from "./messages"

type Props = { banner: Banner; place: number; onDeleted: () => void }

const { banner: SAYS } = MESSAGES

export const BannerTile = ({ banner, place, onDeleted }: Props) => {
  const data = useDataProvider()
  const notify = useNotify()
  const { ask, say } = useDialogs()
  const [busy, setBusy] = useState(false)

  const remove = async () => {
    if (!(await ask({ title: SAYS.confirm, text: SAYS.gone, yes: "Delete", no: "Cancel", danger: true }))) return
    setBusy(true)
    try {
      await data.delete("banners", { id: banner.id, previousData: banner })
      notify(SAYS.deleted, { type: "success" })
    } catch (error) {
      // The shop said no, or it said nothing sensible at all.
      const { status = 0 } = error as { status?: number }
      await say(MESSAGES.wrong, status >= 400 && status < 500 ? SAYS.notDeleted : SAYS.failed)
    }
    setBusy(false)
    onDeleted()
  }

  return (
    <Box component="li" sx={{ border: 1, borderColor: "divider", borderRadius: "14px", overflow: "hidden" }}>
      <BannerPicture url={banner.image_url} alt={`Banner ${place}`} ratio="21 / 9" />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, py: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: "0.875rem", color: "text.secondary" }}>
          Leads to{" "}
          <Box
            component="a"
            href={banner.redirect_url}
            target="_blank"
            rel="noreferrer"
            sx={{ color: "text.primary", overflowWrap: "anywhere" }}
          >
            {banner.redirect_url}
          </Box>
        </Box>
        <IconButton onClick={remove} disabled={busy} aria-label={`Delete banner ${place}`}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
