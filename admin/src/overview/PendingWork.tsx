import { OverviewCards } from "virtual:slots"
import type { PlacedOrder } from "@haat/checkout/contract"
import type { PaymentsTodo } from "@haat/payments/contract"
import type { OrdersTodo, StockTodo } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import type { SettingsTodo } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { useTranslate } from "react-admin"
import { Fetched } from "../components/Fetched"
import { dateTime } from "../components/format"
import { TextLink } from "../components/links"
import { Notice } from "../components/Notice"
import { useProductPath } from "../products/use-product-path"
import { filterPath, searchPath } from "../search-path"
import { useRequest } from "../use-shop-data"
import { TodoPanel } from "./TodoPanel"

const WORDS = "resources.overview"

/** The shop's own part of the owner's open tasks; plugins read theirs in `OverviewCards`. */
type Todo = OrdersTodo & StockTodo & PaymentsTodo & SettingsTodo

const orderRow = ({ id, display_id, customer_name, total, created_at }: PlacedOrder) => ({
  id,
  to: searchPath("orders", `#${display_id}`),
  title: `#${display_id} ${customer_name}`,
  below: dateTime(created_at),
  end: money(total),
})

const SKELETON = <Skeleton variant="rounded" height={240} sx={{ gridColumn: "1 / -1" }} />

export const PendingWork = () => {
  const query = useRequest<Todo>("overview/todo")
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "1fr 1fr" }, mt: 3, alignItems: "start" }}>
      <Fetched query={query} failed={`${WORDS}.todoFailed`} loading={SKELETON}>
        {(work) => <TodoPanels {...work} />}
      </Fetched>
    </Box>
  )
}

const TodoPanels = (work: Todo) => {
  const { to_ship, cash_due, stock, payments } = work
  const productPath = useProductPath()
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`${WORDS}.${key}`, values)
  return (
    <>
      {work.lacks_officer && (
        <Notice severity="warning" text={t("lacksOfficer")} sx={{ gridColumn: "1 / -1" }}>
          <TextLink to="/setting">{t("nameOfficer")}</TextLink>
        </Notice>
      )}
      <TodoPanel
        title={t("toShip")}
        number={grouped(to_ship.count)}
        rows={to_ship.rows.map(orderRow)}
        empty={t("nothingToShip")}
        all={filterPath("orders", { state: "to_ship" })}
      />
      <TodoPanel
        title={t("cashDue")}
        number={grouped(cash_due.count)}
        rows={cash_due.rows.map(orderRow)}
        empty={t("noCashDue")}
        all={filterPath("orders", { payment: "cash_due" })}
      />
      <TodoPanel
        title={t("stock")}
        number={t("stockCount", { low: grouped(stock.low), out: grouped(stock.sold_out) })}
        rows={stock.products.map(({ id, name, pieces, waiting }) => ({
          id,
          to: productPath({ id, name }),
          title: name,
          below: waiting ? t("waiting", { smart_count: waiting, count: grouped(waiting) }) : undefined,
          end: pieces ? t("left", { count: grouped(pieces) }) : t("soldOut"),
        }))}
        empty={t("enough")}
      />
      {payments && (
        <TodoPanel
          title={t("attention")}
          number={grouped(payments.count)}
          rows={payments.rows.map(({ id, customer_email, exception, amount }) => ({
            id,
            to: filterPath("payments", { attention: true }),
            title: customer_email,
            below: exception ?? "",
            end: money(amount),
          }))}
          empty={t("noAttention")}
          all={filterPath("payments", { attention: true })}
        />
      )}
      <OverviewCards todo={work} />
    </>
  )
}
