import Card from "@mui/material/Card"
import OutlinedInput from "@mui/material/OutlinedInput"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Failed } from "../components/Failed"
import { today } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { useShopData } from "../data-provider"
import { Documents } from "./Documents"
import { Month } from "./Month"
import { Report } from "./Report"
import { useWords } from "./use-words"

/** GSTR-1 of a month with its files, the report of sales and tax, and all documents of a period. */
const TaxReturns = () => {
  const translate = useWords()
  const shop = useShopData()
  const [month, setMonth] = useState(today().slice(0, 7))
  const { data, error, refetch } = useQuery({
    queryKey: ["tax-returns", month],
    queryFn: ({ signal }) => shop.taxReturn(month, signal),
  })
  return (
    <>
      <PageHeading
        title={translate("title")}
        below={<Typography sx={{ color: "text.secondary" }}>{translate("about")}</Typography>}
      >
        <OutlinedInput
          type="month"
          value={month}
          onChange={({ target }) => /^20\d\d-\d\d$/.test(target.value) && setMonth(target.value)}
          slotProps={{ input: { "aria-label": translate("month"), max: today().slice(0, 7), min: "2020-01" } }}
        />
      </PageHeading>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        {error ? (
          <Failed text={translate("failed")} onRetry={refetch} />
        ) : data ? (
          <Month month={data} />
        ) : (
          <Skeleton variant="rounded" height={240} />
        )}
      </Card>
      <Report />
      <Documents />
    </>
  )
}

export default TaxReturns
