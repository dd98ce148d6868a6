import { money } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import AlertTitle from "@mui/material/AlertTitle"
import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { Link as RouterLink } from "react-router-dom"
import { useShopData } from "../data-provider"
import type { taxRequests } from "./requests"

const WORDS = "resources.tax-settings"

/** Goods without a code, and prices between two slabs. Nothing where there are none. @param version of the settings they follow from */
export const TaxProblems = ({ version }: { version: number }) => {
  const translate = useTranslate()
  const shop = useShopData<typeof taxRequests>()
  const { data } = useQuery({
    queryKey: ["tax-settings", "problems", version],
    queryFn: ({ signal }) => shop.taxProblems(signal),
  })
  if (!data?.without_hsn && !data?.in_gap.length) return null
  return (
    <Box sx={{ display: "grid", gap: 1.5, mb: 2.5 }}>
      {data.without_hsn > 0 && (
        <Alert severity="info">{translate(`${WORDS}.withoutHsn`, { smart_count: data.without_hsn })}</Alert>
      )}
      {data.in_gap.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{translate(`${WORDS}.inGap`)}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: "auto" }}>
            {data.in_gap.map(({ product_id, variant_id, name, price, nearest_low, nearest_high }) => (
              <li key={variant_id}>
                <Link component={RouterLink} to={`/update-product/${product_id}`}>
                  {translate(`${WORDS}.gap`, {
                    ...{ name, price: money(price), low: money(nearest_low), high: money(nearest_high) },
                  })}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}
