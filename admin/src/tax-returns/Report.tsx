import type { TaxReportRow } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import { grouped } from "@haat/sdk/money"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useLocale, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { DayRange } from "../components/DayInput"
import { Fetched } from "../components/Fetched"
import { FiguresTable } from "../components/FiguresTable"
import { PaiseField } from "../components/fields"
import { daysAfter, shortDay, today } from "../components/format"
import { LinkButton } from "../components/links"
import { Col } from "../components/Table"
import { API } from "../http-client"
import { KEEP_PREVIOUS, useRequest } from "../use-shop-data"

const WORDS = "resources.tax-returns"
const FIRST_DAYS = 29
const MAX_ROWS = 200
const AMOUNTS = ["taxable", "cgst", "sgst", "igst", "total"]

export const Report = ({ gstin }: { gstin?: string }) => {
  const translate = useTranslate()
  const language = useLocale() === "hi" ? "hi" : "en"
  const [days, setDays] = useState({ from: daysAfter(today(), -FIRST_DAYS), until: today() })
  const query = new URLSearchParams({ ...days, ...(gstin && { gstin }) })
  const report = useRequest<TaxReportRow[]>(`tax-report?${query}`, KEEP_PREVIOUS)
  const stateName = (code: string) => STATES.find((state) => state.code === code)?.[language] ?? "–"
  return (
    <SectionCard
      title={`${WORDS}.report`}
      about={`${WORDS}.reportAbout`}
      actions={
        <>
          <DayRange words={WORDS} days={days} onChoose={(change) => setDays({ ...days, ...change })} />
          <LinkButton
            variant="outlined"
            href={`${API}/tax-report/file?${query}`}
            download
            label={`${WORDS}.download`}
          />
        </>
      }
    >
      <Fetched query={report} failed={report.error?.message || "components.failed"}>
        {(rows) =>
          rows.length ? (
            <>
              <FiguresTable
                label={translate(`${WORDS}.report`)}
                rows={rows.slice(-MAX_ROWS).toReversed()}
                maxHeight={420}
              >
                <Col source="day" render={({ day }) => `${shortDay(day)} ${day.slice(0, 4)}`} />
                <Col source="state" render={({ state }) => stateName(state)} />
                <Col source="rate" align="right" render={({ rate }) => `${rate / 100}%`} />
                {AMOUNTS.map((amount) => (
                  <Col key={amount} source={`${amount}_paise`} field={PaiseField} align="right" />
                ))}
              </FiguresTable>
              {rows.length > MAX_ROWS && (
                <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
                  {translate(`${WORDS}.more`, { shown: grouped(MAX_ROWS), count: grouped(rows.length) })}
                </Typography>
              )}
            </>
          ) : (
            <Typography>{translate(`${WORDS}.noSales`)}</Typography>
          )
        }
      </Fetched>
    </SectionCard>
  )
}
