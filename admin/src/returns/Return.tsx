import type { ReturnRow } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Chip from "@mui/material/Chip"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useRecordContext, useTranslate } from "react-admin"
import { Link as RouterLink } from "react-router-dom"
import { dateTime } from "../components/format"
import { Photos } from "./Photos"
import { Pickup } from "./Pickup"
import { RefundAction } from "./RefundAction"
import { ReturnActions } from "./ReturnActions"
import { ReturnLines } from "./ReturnLines"

const TEXT = { mt: 1, overflowWrap: "anywhere" } as const

/** Details of a return: goods, reason, wanted outcome, and the actions that are possible now. */
export const Return = () => {
  const row = useRecordContext() as ReturnRow
  const translate = useTranslate()
  const t = (key: string, words?: object) => translate(`resources.returns.${key}`, words)
  const order = `/orders/${encodeURIComponent(row.order_id)}/show`
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Link component={RouterLink} to={order} sx={{ fontWeight: 600 }}>
          {t("order", { number: row.display_id })}
        </Link>
        <Typography>{row.customer_name || t("somebody")}</Typography>
        {row.customer_email && (
          <Link href={`mailto:${row.customer_email}`} sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
            {row.customer_email}
          </Link>
        )}
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{dateTime(row.created_at)}</Typography>
        <Chip size="small" label={t(`states.${row.state}`)} />
        {row.is_claim && (
          <Chip size="small" color="warning" variant="outlined" label={t("claim")} title={t("claimHint")} />
        )}
        {row.by_staff && <Chip size="small" variant="outlined" label={t("byStaff")} />}
      </Box>
      <Typography sx={TEXT}>
        {t(`reasons.${row.reason}`)}. {t(`outcomes.${row.outcome}`)}, {t(`ways.${row.way}`)}.
      </Typography>
      {row.note && <Typography sx={{ ...TEXT, whiteSpace: "pre-line" }}>{row.note}</Typography>}
      <Photos photos={row.photos} />
      <ReturnLines lines={row.lines} />
      <Pickup pickup={row.pickup} parcel={row.parcel} />
      {row.worth !== null && <Typography sx={TEXT}>{t("worth", { worth: money(row.worth) })}</Typography>}
      {row.way_back !== null && <Typography sx={TEXT}>{t("wayBackCosts", { amount: money(row.way_back) })}</Typography>}
      {row.exchange_order && (
        <Typography sx={TEXT}>
          {t("replacedBy", { number: row.exchange_order.display_id })}{" "}
          {row.exchange_order.to_pay > 0 &&
            t(row.exchange_order.cash_withheld ? "toPayOnline" : "toPay", {
              amount: money(row.exchange_order.to_pay),
            })}
        </Typography>
      )}
      {row.refunds.map(({ id, state, amount, method, created_at, processed_at }) => (
        <Typography key={id} sx={TEXT}>
          {t(state === "processed" ? "refunded" : "refunding", {
            amount: money(amount),
            day: dateTime(processed_at ?? created_at),
            how: t(`methods.${method}`),
          })}
        </Typography>
      ))}
      {row.decision && <Typography sx={TEXT}>{t("why", { reason: row.decision })}</Typography>}
      <ReturnActions row={row} />
      <RefundAction row={row} />
    </Card>
  )
}
