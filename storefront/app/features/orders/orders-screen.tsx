import type { OrderList } from "@haat/checkout/contract"
import { useQuery } from "@tanstack/react-query"
import { Package } from "lucide-react"
import { useEffect, useRef } from "react"
import { ButtonLink } from "../../components/button.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { COMMON } from "../../components/messages.ts"
import { Pagination } from "../../components/pagination.tsx"
import { isPastEnd } from "../../components/past-end.ts"
import { Skeleton } from "../../components/skeleton.tsx"
import { ORDERS } from "./messages.ts"
import { OrderRow } from "./order-row.tsx"
import { ordersQuery } from "./orders-query.ts"

type OrdersScreenProps = {
  /** from 1 */
  page: number
  /** id of the order to open and show, such as the one just placed */
  opened?: string
}

/** The shopper's orders, newest first. */
export function OrdersScreen({ page, opened }: OrdersScreenProps) {
  const { data, isError, refetch } = useQuery(ordersQuery(page))
  const screen = useRef<HTMLDivElement>(null)
  const cancelled = useRef(false)
  useEffect(() => {
    // the order that had the focus has been removed
    if (data && cancelled.current) screen.current?.focus()
    cancelled.current = false
  }, [data])
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <OrdersSkeleton />
  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      <OrderPage
        list={data}
        opened={opened}
        onCancel={() => {
          cancelled.current = true
        }}
      />
    </div>
  )
}

type OrderPageProps = { list: OrderList; opened?: string; onCancel: () => void }

function OrderPage({ list, opened, onCancel }: OrderPageProps) {
  const isBeyond = isPastEnd(list.page, list.orders.length)
  if (list.orders.length === 0)
    return (
      <EmptyState
        icon={Package}
        title={isBeyond ? COMMON.noSuchPage(list.page) : ORDERS.none}
        action={
          <ButtonLink to={isBeyond ? "/orders" : "/explore"}>
            {isBeyond ? ORDERS.firstPage : ORDERS.startShopping}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <ol aria-label={ORDERS.yours} className="mt-6 space-y-3">
        {list.orders.map((order, index) => (
          <li key={order.id}>
            <OrderRow
              order={order}
              number={(list.page - 1) * list.limit + index + 1}
              defaultOpen={order.id === opened}
              onCancel={onCancel}
            />
          </li>
        ))}
      </ol>
      <Pagination page={list.page} count={list.count} limit={list.limit} />
    </>
  )
}

function OrdersSkeleton() {
  return (
    <div role="status" className="mt-6 space-y-3">
      <span className="sr-only">{ORDERS.loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}
