import { type GstReturn, RETURN_TABLES } from "@haat/gst/contract"
import { grouped, inRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { Form, SelectInput, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { DayInput } from "../components/DayInput"
import { Fetched } from "../components/Fetched"
import { FiguresTable } from "../components/FiguresTable"
import { PaiseField } from "../components/fields"
import { today } from "../components/format"
import { LinkButton, TextLink } from "../components/links"
import { Notice } from "../components/Notice"
import { PageHeading } from "../components/PageHeading"
import { Col } from "../components/Table"
import { API } from "../http-client"
import { useRequest } from "../use-shop-data"
import { Documents } from "./Documents"
import { Report } from "./Report"

const TaxReturns = () => {
  const translate = useTranslate()
  const [month, setMonth] = useState(today().slice(0, 7))
  const [gstin, setGstin] = useState<string>()
  const query = useRequest<GstReturn>(`tax-returns/${month}${gstin ? `?gstin=${gstin}` : ""}`)
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

const WORDS = "resources.tax-returns"
const AMOUNTS = ["taxable", "cgst", "sgst", "igst", "untaxed", "rounding", "total", "ledger"]

const Month = ({ month }: { month: GstReturn }) => {
  const translate = useTranslate()
  const query = month.gstins.length > 1 ? `?gstin=${month.gstin}` : ""
  const fileUrl = (name: string) => `${API}/tax-returns/${month.month}/files/${name}${query}`
  if (!month.gstin) return <Notice severity="info" text={`${WORDS}.unregistered`} />
  const { invoiced, credited, ledger } = month
  const sums = [
    { kind: translate(`${WORDS}.invoiced`), ...invoiced, ledger_paise: ledger.invoiced_paise },
    { kind: translate(`${WORDS}.credited`), ...credited, ledger_paise: ledger.credited_paise },
  ]
  return (
    <>
      <FiguresTable label={translate(`${WORDS}.sums`)} rows={sums}>
        <Col source="kind" />
        <Col source="documents" align="right" render={({ documents }) => grouped(documents)} />
        {AMOUNTS.map((amount) => (
          <Col key={amount} source={`${amount}_paise`} field={PaiseField} align="right" />
        ))}
      </FiguresTable>
      <Differences differences={month.differences} />
      <Typography variant="h3">{translate(`${WORDS}.files`)}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <LinkButton
          variant="contained"
          size="small"
          href={fileUrl("gstr1.json")}
          download
          label={`${WORDS}.forPortal`}
        />
        {RETURN_TABLES.map((table) => {
          const rows = translate(`${WORDS}.rows`, { smart_count: month.rows[table] })
          return (
            <LinkButton
              key={table}
              variant="outlined"
              size="small"
              href={fileUrl(`${table}.csv`)}
              download
              label={`${translate(`${WORDS}.tables.${table}`)}: ${rows}`}
            />
          )
        })}
      </Box>
    </>
  )
}

const Differences = ({ differences }: Pick<GstReturn, "differences">) => {
  const translate = useTranslate()
  if (!differences.length) return <Notice severity="success" text={`${WORDS}.noDifferences`} />
  return (
    <Notice severity="warning" text={`${WORDS}.differences`}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: "auto" }}>
        {differences.map(({ order_id, display_id, about, return_paise, ledger_paise }) => (
          <li key={`${order_id} ${about}`}>
            <TextLink to={`/orders/${encodeURIComponent(order_id)}/show`}>
              {translate(`${WORDS}.about_${about}`, {
                number: `#${display_id}`,
                documents: inRupees(return_paise),
                books: inRupees(ledger_paise),
              })}
            </TextLink>
          </li>
        ))}
      </Box>
    </Notice>
  )
}

export default TaxReturns
