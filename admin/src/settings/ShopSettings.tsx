import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { ResourceContextProvider, useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { useShopData } from "../data-provider"
import { ShopSettingsForm } from "./ShopSettingsForm"

/** What counts for the whole shop. */
export const ShopSettings = () => {
  const translate = useTranslate()
  const shop = useShopData()
  const { data, error, refetch } = useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => shop.settings(signal),
    // What is being typed stays: somebody else's change is told when saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <ResourceContextProvider value="settings">
      <Card component="section" aria-labelledby="shop" sx={{ p: 3, gridColumn: { md: "1 / -1" } }}>
        <Typography variant="h2" id="shop" sx={{ mb: 2.5 }}>
          {translate("resources.settings.shop")}
        </Typography>
        {error ? (
          <Failed text="resources.settings.unread" onRetry={refetch} />
        ) : data ? (
          <ShopSettingsForm key={data.version} settings={data} onLookAgain={refetch} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Card>
    </ResourceContextProvider>
  )
}
