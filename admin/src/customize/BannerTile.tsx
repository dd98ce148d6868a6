import type { Banner } from "@haat/banners/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useQueryClient } from "@tanstack/react-query"
import { type HttpError, useDelete, useNotify, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { BannerPicture } from "./BannerPicture"

type Props = { banner: Banner; place: number }

const WORDS = "resources.banners"

export const BannerTile = ({ banner, place }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { ask, say } = useDialogs()
  const [remove, { isPending }] = useDelete<Banner, HttpError>(
    "banners",
    { id: banner.id, previousData: banner },
    {
      mutationMode: "pessimistic",
      onSuccess: () => notify(`${WORDS}.deleted`, { type: "success" }),
      // The shop said no, or it said nothing sensible at all.
      onError: ({ status = 0 }) =>
        say("resources.customize.wrong", status >= 400 && status < 500 ? `${WORDS}.notDeleted` : `${WORDS}.failed`),
      onSettled: () => queryClient.invalidateQueries({ queryKey: ["banners"] }),
    },
  )
  const askFirst = async () => {
    const sure = await ask({
      title: `${WORDS}.confirm`,
      text: `${WORDS}.gone`,
      yes: "resources.customize.delete",
      danger: true,
    })
    if (sure) remove()
  }

  return (
    <Box sx={{ border: 1, borderColor: "divider", borderRadius: "14px", overflow: "hidden" }}>
      <BannerPicture url={banner.image_url} alt={translate(`${WORDS}.one`, { number: place })} ratio="21 / 9" />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, py: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: "0.875rem", color: "text.secondary" }}>
          {translate(`${WORDS}.leadsTo`)}{" "}
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
        <IconButton
          onClick={askFirst}
          disabled={isPending}
          aria-label={translate(`${WORDS}.deleteOne`, { number: place })}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
