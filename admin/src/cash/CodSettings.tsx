import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { ResourceContextProvider, useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { useShopData } from "../data-provider"
import { CodSettingsForm } from "./CodSettingsForm"
import { ReturnedParcels } from "./ReturnedParcels"

/** When the shop takes cash on delivery, and where parcels come back from. */
export const CodSettings = () => {
  const translate = useTranslate()
  const shop = useShopData()
  const { data, error, refetch } = useQuery({
    queryKey: ["cod-settings"],
    queryFn: ({ signal }) => shop.codSettings(signal),
    // What is being typed stays: somebody else's change is told when saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <ResourceContextProvider value="cod-settings">
      <Card component="section" aria-labelledby="cod" sx={{ p: 3, gridColumn: { md: "1 / -1" } }}>
        <Typography variant="h2" id="cod">
          {translate("resources.cod-settings.name")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2.5 }}>
          {translate("resources.cod-settings.text")}
        </Typography>
        {error ? (
          <Failed text="resources.cod-settings.unread" onRetry={refetch} />
        ) : data ? (
          <CodSettingsForm key={data.version} settings={data} onLookAgain={refetch} />
        ) : (
          <Skeleton variant="rounded" height={200} />
        )}
        <ReturnedParcels />
      </Card>
    </ResourceContextProvider>
  )
}
