import type { GstReturn } from "@haat/gst/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Form, SelectInput, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { DayInput } from "../components/DayInput"
import { Fetched } from "../components/Fetched"
import { today } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { useShopData } from "../data-provider"
import { Documents } from "./Documents"
import { Month } from "./Month"
import { Report } from "./Report"

const TaxReturns = () => {
  const translate = useTranslate()
  const { request } = useShopData()
  const [month, setMonth] = useState(today().slice(0, 7))
  const [gstin, setGstin] = useState<string>()
  const query = useQuery({
    queryKey: ["tax-returns", month, gstin],
    queryFn: ({ signal }) => request<GstReturn>(`tax-returns/${month}${gstin ? `?gstin=${gstin}` : ""}`, { signal }),
  })
  const { data } = query
  const [gstins, setGstins] = useState<string[]>([])
  if (data && data.gstins.join() !== gstins.join()) setGstins(data.gstins)
  return (
    <>
      <PageHeading
        title={translate("resources.tax-returns.name", { smart_count: 2 })}
        below={<Typography sx={{ color: "text.secondary" }}>{translate("resources.tax-returns.about")}</Typography>}
      >
        {gstins.length > 1 && (
          <Form defaultValues={{ gstin: gstins[0] }}>
            <SelectInput
              source="gstin"
              label="GSTIN"
              isRequired
              choices={gstins.map((id) => ({ id, name: id }))}
              onChange={({ target }) => setGstin(target.value === gstins[0] ? undefined : target.value)}
            />
          </Form>
        )}
        <DayInput
          type="month"
          label={translate("resources.tax-returns.month")}
          value={month}
          onChoose={(chosen) => /^20\d\d-\d\d$/.test(chosen) && setMonth(chosen)}
        />
      </PageHeading>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        <SectionCard>
          <Fetched query={query} failed="resources.tax-returns.failed">
            {(read) => <Month month={read} />}
          </Fetched>
        </SectionCard>
        <Report gstin={gstin} />
        <Documents />
      </Box>
    </>
  )
}

export default TaxReturns
