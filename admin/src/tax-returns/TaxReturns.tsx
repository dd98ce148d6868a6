import Card from "@mui/material/Card"
import MenuItem from "@mui/material/MenuItem"
import OutlinedInput from "@mui/material/OutlinedInput"
import Select from "@mui/material/Select"
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
import type { taxReturnRequests } from "./requests"
import { useWords } from "./use-words"

/** GSTR-1 of a month with its files, the report of sales and tax, both of one GSTIN, and all documents of a period. */
const TaxReturns = () => {
  const translate = useWords()
  const shop = useShopData<typeof taxReturnRequests>()
  const [month, setMonth] = useState(today().slice(0, 7))
  const [gstin, setGstin] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: ["tax-returns", month, gstin],
    queryFn: ({ signal }) => shop.taxReturn(month, gstin, signal),
  })
  const [gstins, setGstins] = useState<string[]>([])
  if (data && data.gstins.join() !== gstins.join()) setGstins(data.gstins)
  return (
    <>
      <PageHeading
        title={translate("title")}
        below={<Typography sx={{ color: "text.secondary" }}>{translate("about")}</Typography>}
      >
        {gstins.length > 1 && (
          <Select
            value={gstin ?? gstins[0]}
            onChange={({ target }) => setGstin(target.value === gstins[0] ? undefined : target.value)}
            inputProps={{ "aria-label": "GSTIN" }}
          >
            {gstins.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </Select>
        )}
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
      <Report gstin={gstin} />
      <Documents />
    </>
  )
}

export default TaxReturns
