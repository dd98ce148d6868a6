import type { SalesReport } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import OutlinedInput from "@mui/material/OutlinedInput"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { daysAfter, today } from "../components/format"
import { useShopData } from "../data-provider"
import type { overviewRequests } from "./requests"

const SalesChart = lazy(() => import("./SalesChart"))
const SalesTable = lazy(() => import("./SalesTable"))

const FIRST_DAYS = 29
const HEIGHT = 280

/** Revenue and orders of each day in a range, drawn or as a table; `until` is the range's end until it is chosen. */
export const Sales = ({ until: latest }: { until: string }) => {
  const provider = useShopData<typeof overviewRequests>()
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.overview.${key}`, values)
  const [chosen, setChosen] = useState<{ from?: string; until?: string }>({})
  const [asTable, setAsTable] = useState(false)
  const until = chosen.until ?? latest
  const from = chosen.from ?? daysAfter(until, -FIRST_DAYS)
  const { data, error, refetch } = useQuery<SalesReport>({
    queryKey: ["overview", "sales", from, until],
    queryFn: ({ signal }) => provider.sales(from, until, signal),
    placeholderData: (previous) => previous,
  })

  const day = (label: string, name: "from" | "until", value: string) => (
    <OutlinedInput
      type="date"
      value={value}
      onChange={({ target }) => setChosen({ ...chosen, [name]: target.value || undefined })}
      sx={{ flex: { xs: "1 1 40%", sm: "none" }, minWidth: 0 }}
      slotProps={{ input: { "aria-label": label, max: today(), min: "2020-01-01" } }}
    />
  )
  return (
    <Card component="section" aria-labelledby="sales" sx={{ mt: 3, p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: "1 1 220px" }}>
          <Typography variant="h2" id="sales">
            {t("sales")}
          </Typography>
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }} aria-live="polite">
            {data
              ? t("salesSum", { smart_count: data.orders, count: grouped(data.orders), revenue: money(data.revenue) })
              : " "}
          </Typography>
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{t("netSales")}</Typography>
        </Box>
        {day(t("salesFrom"), "from", from)}
        {day(t("salesUntil"), "until", until)}
        <Button variant="outlined" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? "chart" : "table")}
        </Button>
      </Box>
      {error ? (
        <Failed text={error.message || "components.failed"} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={HEIGHT} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          {asTable ? <SalesTable days={data.days} /> : <SalesChart days={data.days} best={data.best} height={HEIGHT} />}
        </Suspense>
      )}
    </Card>
  )
}
