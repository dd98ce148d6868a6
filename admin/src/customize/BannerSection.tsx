import type { Banner } from "@haat/banners/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useGetList } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { Waiting } from "../layout/Waiting"
import { BannerForm } from "./BannerForm"
import { BannerTile } from "./BannerTile"
import { MESSAGES } from "./messages"

/** Add a banner with a preview of it; see and delete those there are. */
const BannerSection = () => {
  const { data, error, refetch } = useGetList<Banner>("banners", {
    pagination: { page: 1, perPage: 100 },
    sort: { field: "rank", order: "ASC" },
  })
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <BannerForm onAdded={refetch} />
      {error ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
          {MESSAGES.banner.failed}
        </Alert>
      ) : !data ? (
        <Waiting />
      ) : data.length ? (
        <Box
          component="ul"
          aria-label="Banners"
          sx={{
            listStyle: "none",
            m: 0,
            p: 0,
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          {data.map((banner, at) => (
            <BannerTile key={banner.id} banner={banner} place={at + 1} onDeleted={refetch} />
          ))}
        </Box>
      ) : (
        <EmptyState title={MESSAGES.banner.none} text={MESSAGES.banner.noneText} />
      )}
    </Box>
  )
}

export default BannerSection
