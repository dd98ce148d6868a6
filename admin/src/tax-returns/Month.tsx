import { type GstReturn, RETURN_TABLES } from "@haat/gst/contract"
import { grouped, inRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { FiguresTable } from "../components/FiguresTable"
import { PaiseField } from "../components/fields"
import { LinkButton, TextLink } from "../components/links"
import { Notice } from "../components/Notice"
import { Col } from "../components/Table"
import { API } from "../http-client"

const WORDS = "resources.tax-returns"
const AMOUNTS = ["taxable", "cgst", "sgst", "igst", "untaxed", "rounding", "total", "ledger"]

export const Month = ({ month }: { month: GstReturn }) => {
  const translate = useTranslate()
  const query = month.gstins.length > 1 ? `?gstin=${month.gstin}` : ""
  const fileAt = (name: string) => `${API}/tax-returns/${month.month}/files/${name}${query}`
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
          href={fileAt("gstr1.json")}
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
              href={fileAt(`${table}.csv`)}
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
