import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { ResourceContextProvider, useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { useShopData } from "../data-provider"
import { TaxProblems } from "./TaxProblems"
import { TaxSettingsForm } from "./TaxSettingsForm"

/** What the shop is registered as, and what of its goods an accountant would ask about. */
export const TaxSettings = () => {
  const translate = useTranslate()
  const shop = useShopData()
  const { data, error, refetch } = useQuery({
    queryKey: ["tax-settings"],
    queryFn: ({ signal }) => shop.taxSettings(signal),
    // What is being typed stays: somebody else's change is told when saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <ResourceContextProvider value="tax-settings">
      <Card component="section" aria-labelledby="tax" sx={{ p: 3, gridColumn: { md: "1 / -1" } }}>
        <Typography variant="h2" id="tax">
          {translate("resources.tax-settings.name")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2.5 }}>
          {translate("resources.tax-settings.text")}
        </Typography>
        {error ? (
          <Failed text="resources.tax-settings.unread" onRetry={refetch} />
        ) : data ? (
          <>
            <TaxProblems version={data.version} />
            <TaxSettingsForm key={data.version} settings={data} onLookAgain={refetch} />
          </>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Card>
    </ResourceContextProvider>
  )
}
