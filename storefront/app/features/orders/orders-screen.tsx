import { useQuery } from "@tanstack/react-query"
import { Package } from "lucide-react"
import { ButtonLink } from "../../components/button.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { Pagination } from "../../components/pagination.tsx"
import { Skeleton } from "../../components/skeleton.tsx"
import { ORDERS } from "./messages.ts"
import { OrderRow } from "./order-row.tsx"
import { ordersQuery } from "./orders-query.ts"

type OrdersScreenProps = {
  /** from 1 */
  page: number
  /** id of an order to show opened, such as the one just placed */
  opened?: string
}

/** The shopper's orders, newest first. */
export function OrdersScreen({ page, opened }: OrdersScreenProps) {
  const { data, isError, refetch } = useQuery(ordersQuery(page))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <OrdersSkeleton />
  if (data.orders.length === 0)
    return (
      <EmptyState
        icon={Package}
        title={ORDERS.none}
        action={
          <ButtonLink to={data.count > 0 ? "/orders" : "/explore"}>
            {data.count > 0 ? "First page" : "Start shopping"}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <ol aria-label="Your orders" className="mt-6 space-y-3">
        {data.orders.map((order, index) => (
          <li key={order.id}>
            <OrderRow
              order={order}
              number={(data.page - 1) * data.limit + index + 1}
              defaultOpen={order.id === opened}
            />
          </li>
        ))}
      </ol>
      <Pagination page={data.page} count={data.count} limit={data.limit} />
    </>
  )
}

function OrdersSkeleton() {
  return (
    <div role="status" className="mt-6 space-y-3">
      <span className="sr-only">Loading your orders</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}
