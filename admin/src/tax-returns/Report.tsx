import { STATES } from "@haat/places/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale } from "react-admin"
import { Failed } from "../components/Failed"
import { daysAfter, today } from "../components/format"
import { useShopData } from "../data-provider"
import { DayRange } from "./DayRange"
import { ReportTable } from "./ReportTable"
import { reportFile, type taxReturnRequests } from "./requests"
import { useWords } from "./use-words"

const FIRST_DAYS = 29
const SHOWN = 200

/** Sales and tax of a range of days, to read and as a file. */
export const Report = ({ gstin }: { gstin?: string }) => {
  const translate = useWords()
  const locale = useLocale()
  const shop = useShopData<typeof taxReturnRequests>()
  const [days, setDays] = useState({ from: daysAfter(today(), -FIRST_DAYS), until: today() })
  const { data, error, refetch } = useQuery({
    queryKey: ["tax-report", days.from, days.until, gstin],
    queryFn: ({ signal }) => shop.taxReport(days, gstin, signal),
    placeholderData: (previous) => previous,
  })
  const nameOf = (code: string) => STATES.find((state) => state.code === code)?.[locale === "hi" ? "hi" : "en"] ?? "–"
  return (
    <Card component="section" aria-labelledby="tax-report" sx={{ mt: 3, p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: "1 1 220px" }}>
          <Typography variant="h2" id="tax-report">
            {translate("report")}
          </Typography>
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{translate("reportAbout")}</Typography>
        </Box>
        <DayRange days={days} onChoose={setDays} />
        <Button variant="outlined" href={reportFile(days, gstin)} download>
          {translate("download")}
        </Button>
      </Box>
      {error ? (
        <Failed text={error.message || "components.failed"} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={200} />
      ) : data.length === 0 ? (
        <Typography>{translate("noSales")}</Typography>
      ) : (
        <>
          <ReportTable rows={data.slice(-SHOWN).toReversed()} nameOf={nameOf} />
          {data.length > SHOWN && (
            <Typography sx={{ mt: 1, color: "text.secondary", fontSize: "0.875rem" }}>
              {translate("more", { shown: grouped(SHOWN), count: grouped(data.length) })}
            </Typography>
          )}
        </>
      )}
    </Card>
  )
}
