import type { ReturnRow } from "@haat/checkout/contract"
import { toPaise } from "@haat/sdk/money"
import { lazy, Suspense, useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { ActionButton } from "../components/ActionButton"
import { useShopData } from "../data-provider"
import type { ReturnToRefund, returnRequests } from "./requests"

const RefundForm = lazy(async () => ({ default: (await import("./RefundForm")).RefundForm }))

/** Refund button for staff with the permission, as long as a part of the returned goods is not refunded. */
export const RefundAction = ({ row }: { row: ReturnRow }) => {
  const translate = useTranslate()
  const { refundableReturn } = useShopData<typeof returnRequests>()
  const [refundable, setRefundable] = useState<ReturnToRefund>()
  const open = async () => {
    const found = await refundableReturn(row.id)
    if (!found) throw new Error(translate("resources.returns.notPaid"))
    if (!found.lines.some(({ left_paise }) => left_paise > 0))
      throw new Error(translate("resources.returns.nothingLeft"))
    setRefundable(found)
  }
  if (row.state !== "received" || row.worth === null || toPaise(row.worth - row.given) <= 0) return null
  return (
    <CanAccess resource="orders" action="refund">
      <ActionButton
        label="resources.orders.refunds.open"
        variant={row.given ? "outlined" : "contained"}
        action={open}
      />
      {refundable && (
        <Suspense>
          <RefundForm row={row} refundable={refundable} onClose={() => setRefundable(undefined)} />
        </Suspense>
      )}
    </CanAccess>
  )
}
