import type { SalesReport } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import Button from "@mui/material/Button"
import Skeleton from "@mui/material/Skeleton"
import { lazy, Suspense, useState } from "react"
import { useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { DayRange, type Days } from "../components/DayInput"
import { Fetched } from "../components/Fetched"
import { daysAfter } from "../components/format"
import { KEEP_PREVIOUS, useRequest } from "../use-shop-data"

const SalesChart = lazy(() => import("./SalesChart"))
const SalesTable = lazy(() => import("./SalesTable"))

const FIRST_DAYS = 29
const HEIGHT = 280

/** Daily revenue and orders as a chart or table; `latest` is the default end of the range. */
export const Sales = ({ latest }: { latest: string }) => {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.overview.${key}`, values)
  const [chosen, setChosen] = useState<Partial<Days>>({})
  const [asTable, setAsTable] = useState(false)
  const { until = latest, from = daysAfter(until, -FIRST_DAYS) } = chosen
  const query = useRequest<SalesReport>(`overview/sales?${new URLSearchParams({ from, until })}`, KEEP_PREVIOUS)
  const { data, error } = query
  const sum =
    data && t("salesSum", { smart_count: data.orders, count: grouped(data.orders), revenue: money(data.revenue) })
  const loading = <Skeleton variant="rounded" height={HEIGHT} />
  return (
    <SectionCard
      title={t("sales")}
      about={`${sum ?? " "}\n${t("netSales")}`}
      sx={{ mt: 3 }}
      actions={
        <>
          <DayRange
            words="resources.overview.salesDays"
            days={{ from, until }}
            onChoose={(change) => setChosen({ ...chosen, ...change })}
          />
          <Button variant="outlined" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t(asTable ? "chart" : "table")}
          </Button>
        </>
      }
    >
      <Fetched query={query} failed={error?.message || "components.failed"} loading={loading}>
        {({ days, best }) => (
          <Suspense fallback={loading}>
            {asTable ? <SalesTable days={days} /> : <SalesChart days={days} best={best} height={HEIGHT} />}
          </Suspense>
        )}
      </Fetched>
    </SectionCard>
  )
}
