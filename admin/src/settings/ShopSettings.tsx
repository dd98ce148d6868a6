import type { Settings } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useDataProvider } from "react-admin"
import { ShopSettingsForm } from "./ShopSettingsForm"

/** What counts for the whole shop. */
export const ShopSettings = () => {
  const provider = useDataProvider()
  const { data, error, refetch } = useQuery<Settings>({
    queryKey: ["settings"],
    queryFn: ({ signal }) => provider.settings(signal),
    retry: false,
    // What is being typed stays: somebody else's change is told when saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Card component="section" aria-labelledby="shop" sx={{ p: 3, gridColumn: { md: "1 / -1" } }}>
      <Typography variant="h2" id="shop" sx={{ mb: 2.5 }}>
        The shop
      </Typography>
      {error ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
          Something went wrong! Unable to fetch the settings
        </Alert>
      ) : data ? (
        <ShopSettingsForm key={data.version} settings={data} onLookAgain={() => refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Card>
  )
}
