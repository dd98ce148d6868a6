import type { Banner } from "@haat/banners/contract"
import Box from "@mui/material/Box"
import { useNotify, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { TextLink } from "../components/links"
import { BannerForm } from "./BannerForm"
import { BannerPicture } from "./BannerPicture"
import { SIDE_BY_SIDE } from "./Preview"
import { DeleteButton, Rows } from "./Rows"

const WORDS = "resources.banners"
const TILES = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: SIDE_BY_SIDE.gridTemplateColumns,
}

/** Add a banner with a preview of it; see and delete those there are. */
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
  const { say } = useDialogs()
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
          // The shop said no, or it said nothing sensible at all.
          onError={({ status = 0 }) =>
            say("resources.customize.wrong", `${WORDS}.${status >= 400 && status < 500 ? "notDeleted" : "failed"}`)
          }
        />
      </Box>
    </Box>
  )
}

export default BannerSection
