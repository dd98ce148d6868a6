import type { PlacedOrder, Todo } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Skeleton from "@mui/material/Skeleton"
import { useQuery } from "@tanstack/react-query"
import { useDataProvider } from "react-admin"
import { count, dateTime, rupees } from "../components/format"
import { useProductAddress } from "../products/use-product-address"
import { Panel } from "./WaitingPanel"

const filtered = (screen: string, filter: object) => `${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const orderRow = ({ id, display_id, customer_name, total, created_at }: PlacedOrder) => ({
  id,
  to: filtered("/orders", { q: `#${display_id}` }),
  title: `#${display_id} ${customer_name}`,
  below: dateTime(created_at),
  end: rupees(total),
})

/** What the owner may want to do next, a few of each and where the rest is. */
export const Waiting = () => {
  const provider = useDataProvider()
  const addressOf = useProductAddress()
  const { data, error, refetch } = useQuery<Todo>({
    queryKey: ["overview", "todo"],
    queryFn: ({ signal }) => provider.todo(signal),
    retry: false,
  })
  if (error)
    return (
      <Alert severity="error" sx={{ mt: 3 }} action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch what waits for you
      </Alert>
    )
  if (!data) return <Skeleton variant="rounded" height={240} sx={{ mt: 3 }} />
  const { to_ship, cash_due, stock, problem_reports, reviews, payments } = data
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "1fr 1fr" }, mt: 3, alignItems: "start" }}>
      <Panel
        title="Orders to ship"
        number={count(to_ship.count)}
        rows={to_ship.rows.map(orderRow)}
        empty="Every order is on its way."
        all={filtered("/orders", { state: "to_ship" })}
      />
      <Panel
        title="Cash to collect"
        number={count(cash_due.count)}
        rows={cash_due.rows.map(orderRow)}
        empty="Everything delivered is paid."
        all={filtered("/orders", { payment: "cash_due" })}
      />
      <Panel
        title="Low and out of stock"
        number={`${count(stock.low)} low, ${count(stock.sold_out)} out`}
        rows={stock.products.map(({ id, name, pieces }) => ({
          id,
          to: addressOf({ id, name }),
          title: name,
          end: pieces ? `${count(pieces)} left` : "Out of stock",
        }))}
        empty="There is enough of everything."
      />
      {payments && (
        <Panel
          title="Payments needing attention"
          number={count(payments.count)}
          rows={payments.rows.map(({ id, customer_email, exception, amount }) => ({
            id,
            to: filtered("/payments", { attention: true }),
            title: customer_email,
            below: exception ?? "",
            end: rupees(amount),
          }))}
          empty="Nothing needs attention."
          all={filtered("/payments", { attention: true })}
        />
      )}
      <Panel
        title="Newest problem reports"
        number={`${count(problem_reports.count)} open`}
        rows={problem_reports.rows.map(({ id, product_name, message, created_at }) => ({
          id,
          to: filtered("/problem-reports", { resolved: false }),
          title: product_name || "The shop",
          below: message,
          end: dateTime(created_at),
        }))}
        empty="No open reports."
      />
      <Panel
        title="Newest reviews"
        number={count(reviews.count)}
        rows={reviews.rows.map(({ id, product_name, comment, rating }) => ({
          id,
          to: filtered("/reviews", { q: product_name }),
          title: product_name,
          below: comment,
          end: `${rating} of 5`,
        }))}
        empty="No reviews yet."
      />
    </Box>
  )
}
