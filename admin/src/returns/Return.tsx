import type { ReturnRow } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useRecordContext, useTranslate } from "react-admin"
import { CardTitle, LongText, RecordCard } from "../components/cards"
import { StateField, Tag } from "../components/fields"
import { dateTime } from "../components/format"
import { MailLink, TextLink } from "../components/links"
import { Notice } from "../components/Notice"
import { RecordCardScreen } from "../components/RecordScreen"
import { useResourceTranslate } from "../components/use-resource-translate"
import { CourierSteps } from "../orders/Delivery"
import { ReturnActions } from "./ReturnActions"

export const Return = () => {
  const row = useRecordContext() as ReturnRow
  const t = useResourceTranslate()
  const number = row.display_id
  return (
    <RecordCard
      title={
        <>
          <CardTitle>{t("page.show", { recordRepresentation: `#${number}` })}</CardTitle>
          <Typography>{row.customer_name || t("someone")}</Typography>
          {row.customer_email && <MailLink email={row.customer_email} />}
        </>
      }
      date={row.created_at}
      head={
        <>
          <StateField state={row.state} />
          {row.is_claim && <Tag color="warning" variant="outlined" label={t("claim")} title={t("claimHint")} />}
          {row.by_staff && <Tag variant="outlined" label={t("byStaff")} />}
          <TextLink to={`/orders/${encodeURIComponent(row.order_id)}/show`}>{t("order", { number })}</TextLink>
        </>
      }
    >
      <LongText>{`${t(`reasons.${row.reason}`)}. ${t(`outcomes.${row.outcome}`)}, ${t(`ways.${row.way}`)}.`}</LongText>
      {row.note && <LongText>{row.note}</LongText>}
      <Photos row={row} />
      <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: "anywhere" }}>
        {row.lines.map(({ line_id, name, quantity, exchange, resellable, damaged }) => (
          <li key={line_id}>
            {quantity} × {name}
            {exchange && <Box sx={{ color: "text.secondary" }}>{t("wants", { choice: exchange })}</Box>}
            {resellable !== null && <Box sx={{ color: "text.secondary" }}>{t("came", { resellable, damaged })}</Box>}
          </li>
        ))}
      </Box>
      <Pickup pickup={row.pickup} parcel={row.parcel} />
      <Outcome row={row} />
      <ReturnActions row={row} />
    </RecordCard>
  )
}

const Photos = ({ row: { photos } }: { row: ReturnRow }) => {
  const t = useResourceTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 1 }}>
      {photos.map((id, at) => (
        <Box component="li" key={id} sx={{ mt: 1, "& img": { display: "block", objectFit: "cover", borderRadius: 1 } }}>
          <a href={`/back-office/return-photos/${id}`} target="_blank" rel="noreferrer">
            <img
              src={`/back-office/return-photos/${id}`}
              alt={t("photo", { number: at + 1 })}
              loading="lazy"
              width={72}
              height={72}
            />
          </a>
        </Box>
      ))}
    </Box>
  )
}

const Outcome = ({ row }: { row: ReturnRow }) => {
  const t = useResourceTranslate()
  const { worth, way_back, exchange_order, refunds, decision } = row
  const sentences: string[] = []
  if (worth !== null) sentences.push(t("worth", { worth: money(worth) }))
  if (way_back !== null) sentences.push(t("wayBackCosts", { amount: money(way_back) }))
  if (exchange_order) {
    const { display_id, to_pay, cash_withheld } = exchange_order
    const rest = to_pay > 0 ? ` ${t(cash_withheld ? "toPayOnline" : "toPay", { amount: money(to_pay) })}` : ""
    sentences.push(t("replacedBy", { number: display_id }) + rest)
  }
  for (const { state, amount, method, created_at, processed_at } of refunds) {
    const day = dateTime(processed_at ?? created_at)
    const words = { amount: money(amount), day, how: t(`methods.${method}`) }
    sentences.push(t(state === "processed" ? "refunded" : "refunding", words))
  }
  if (decision) sentences.push(t("why", { reason: decision }))
  return sentences.map((sentence, at) => <LongText key={`${at} ${sentence}`}>{sentence}</LongText>)
}

const Pickup = ({ pickup, parcel }: Pick<ReturnRow, "pickup" | "parcel">) => {
  const translate = useTranslate()
  if (!pickup) return null
  return (
    <Box sx={{ mt: 1, display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
      <Typography>
        {translate(`resources.returns.pickups.${pickup.booking}`)}
        {parcel && `: ${parcel.courier ? `${parcel.courier} · ` : ""}`}
        {parcel?.url ? (
          <TextLink to={parcel.url} newTab>
            {parcel.number}
          </TextLink>
        ) : (
          parcel?.number
        )}
      </Typography>
      {pickup.problem && (
        <Box lang="en">
          <Notice severity="warning" text={pickup.problem} />
        </Box>
      )}
      {parcel && <CourierSteps steps={parcel.steps} />}
    </Box>
  )
}

const ReturnShow = () => <RecordCardScreen card={<Return />} />

export default ReturnShow
