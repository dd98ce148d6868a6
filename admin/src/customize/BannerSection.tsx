import type { Banner } from "@haat/banners/contract"
import Box from "@mui/material/Box"
import { EmptyState } from "../components/EmptyState"
import { BannerForm } from "./BannerForm"
import { BannerTile } from "./BannerTile"
import { Shown } from "./Shown"

/** Add a banner with a preview of it; see and delete those there are. */
const BannerSection = () => {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <BannerForm />
      <Shown<Banner>
        resource="banners"
        failed="resources.banners.failed"
        empty={<EmptyState title="resources.banners.none" text="resources.banners.noneText" />}
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } }}
      >
        {(banner, place) => <BannerTile banner={banner} place={place} />}
      </Shown>
    </Box>
  )
}

export default BannerSection
