import Card from "@mui/material/Card"
import OutlinedInput from "@mui/material/OutlinedInput"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { today } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { useShopData } from "../data-provider"
import { Documents } from "./Documents"
import { Month } from "./Month"
import { Report } from "./Report"

const WORDS = "resources.tax-returns"

/** GSTR-1 of a month with its files, the report of sales and tax, and all documents of a period. */
const TaxReturns = () => {
  const translate = useTranslate()
  const shop = useShopData()
  const [month, setMonth] = useState(today().slice(0, 7))
  const { data, error, refetch } = useQuery({
    queryKey: ["tax-returns", month],
    queryFn: ({ signal }) => shop.taxReturn(month, signal),
  })
  return (
    <>
      <PageHeading
        title={translate(`${WORDS}.name`, 2)}
        below={<Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.about`)}</Typography>}
      >
        <OutlinedInput
          type="month"
          value={month}
          onChange={({ target }) => /^20\d\d-\d\d$/.test(target.value) && setMonth(target.value)}
          slotProps={{ input: { "aria-label": translate(`${WORDS}.month`), max: today().slice(0, 7), min: "2020-01" } }}
        />
      </PageHeading>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        {error ? (
          <Failed text={`${WORDS}.failed`} onRetry={refetch} />
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
