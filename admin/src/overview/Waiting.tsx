import type { PlacedOrder } from "@haat/checkout/contract"
import { grouped, money } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Skeleton from "@mui/material/Skeleton"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { Link as RouterLink } from "react-router-dom"
import { Failed } from "../components/Failed"
import { dateTime } from "../components/format"
import { useShopData } from "../data-provider"
import { useProductAddress } from "../products/use-product-address"
import type { overviewRequests, WaitingWork } from "./requests"
import { Panel } from "./WaitingPanel"

const filtered = (screen: string, filter: object) => `${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const orderRow = ({ id, display_id, customer_name, total, created_at }: PlacedOrder) => ({
  id,
  to: filtered("/orders", { q: `#${display_id}` }),
  title: `#${display_id} ${customer_name}`,
  below: dateTime(created_at),
  end: money(total),
})

/** Pending work of the owner: a few entries of each kind and a link to the rest. */
export const Waiting = () => {
  const provider = useShopData<typeof overviewRequests>()
  const addressOf = useProductAddress()
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.overview.${key}`, values)
  const { data, error, refetch } = useQuery<WaitingWork>({
    queryKey: ["overview", "todo"],
    queryFn: ({ signal }) => provider.todo(signal),
  })
  if (error)
    return (
      <Box sx={{ mt: 3 }}>
        <Failed text="resources.overview.todoFailed" onRetry={refetch} />
      </Box>
    )
  if (!data) return <Skeleton variant="rounded" height={240} sx={{ mt: 3 }} />
  const { to_ship, cash_due, stock, problem_reports, complaints, reviews, payments } = data
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "1fr 1fr" }, mt: 3, alignItems: "start" }}>
      {data.lacks_officer && (
        <Alert severity="warning" sx={{ gridColumn: "1 / -1" }}>
          {t("lacksOfficer")}{" "}
          <Link component={RouterLink} to="/setting">
            {t("nameOfficer")}
          </Link>
        </Alert>
      )}
      <Panel
        title={t("toShip")}
        number={grouped(to_ship.count)}
        rows={to_ship.rows.map(orderRow)}
        empty={t("nothingToShip")}
        all={filtered("/orders", { state: "to_ship" })}
      />
      <Panel
        title={t("cashDue")}
        number={grouped(cash_due.count)}
        rows={cash_due.rows.map(orderRow)}
        empty={t("noCashDue")}
        all={filtered("/orders", { payment: "cash_due" })}
      />
      <Panel
        title={t("stock")}
        number={t("stockCount", { low: grouped(stock.low), out: grouped(stock.sold_out) })}
        rows={stock.products.map(({ id, name, pieces, waiting }) => ({
          id,
          to: addressOf({ id, name }),
          title: name,
          below: waiting ? t("waiting", { smart_count: waiting, count: grouped(waiting) }) : undefined,
          end: pieces ? t("left", { count: grouped(pieces) }) : t("soldOut"),
        }))}
        empty={t("enough")}
      />
      {payments && (
        <Panel
          title={t("attention")}
          number={grouped(payments.count)}
          rows={payments.rows.map(({ id, customer_email, exception, amount }) => ({
            id,
            to: filtered("/payments", { attention: true }),
            title: customer_email,
            below: exception ?? "",
            end: money(amount),
          }))}
          empty={t("noAttention")}
          all={filtered("/payments", { attention: true })}
        />
      )}
      <Panel
        title={t("reports")}
        number={t("open", { count: grouped(problem_reports.count) })}
        rows={problem_reports.rows.map(({ id, product_name, message, created_at }) => ({
          id,
          to: `/problem-reports/${encodeURIComponent(id)}/show`,
          title: product_name || t("theShop"),
          below: message,
          end: dateTime(created_at),
        }))}
        empty={t("noReports")}
      />
      <Panel
        title={t("complaints")}
        number={t("complaintCount", { open: grouped(complaints.count), overdue: grouped(complaints.overdue) })}
        rows={complaints.rows.map(({ id, number, name, message, close_by }) => ({
          id,
          to: `/complaints/${encodeURIComponent(id)}/show`,
          title: `${number} ${name}`,
          below: message,
          end: dateTime(close_by),
        }))}
        empty={t("noComplaints")}
      />
      <Panel
        title={t("reviews")}
        number={grouped(reviews.count)}
        rows={reviews.rows.map(({ id, product_name, comment, rating }) => ({
          id,
          to: `/reviews/${encodeURIComponent(id)}/show`,
          title: product_name,
          below: comment,
          end: t("stars", { rating }),
        }))}
        empty={t("noReviews")}
      />
    </Box>
  )
}
