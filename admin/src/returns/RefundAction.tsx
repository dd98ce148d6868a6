import type { ReturnRow } from "@haat/checkout/contract"
import { toPaise } from "@haat/sdk/money"
import Button from "@mui/material/Button"
import { lazy, Suspense, useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useShopData } from "../data-provider"
import type { ReturnToRefund, returnRequests } from "./requests"

const RefundForm = lazy(async () => ({ default: (await import("./RefundForm")).RefundForm }))

/** Refund button for staff with the permission, as long as a part of the returned goods is not refunded. */
export const RefundAction = ({ row }: { row: ReturnRow }) => {
  const translate = useTranslate()
  const { refundableReturn } = useShopData<typeof returnRequests>()
  const { sayFailure } = useDialogs()
  const [busy, setBusy] = useState(false)
  const [refundable, setRefundable] = useState<ReturnToRefund>()
  const open = async () => {
    setBusy(true)
    try {
      const found = await refundableReturn(row.id)
      if (!found) throw new Error(translate("resources.returns.notPaid"))
      if (!found.lines.some(({ left_paise }) => left_paise > 0))
        throw new Error(translate("resources.returns.nothingLeft"))
      setRefundable(found)
    } catch (error) {
      sayFailure(error as Error)
    }
    setBusy(false)
  }
  if (row.state !== "received" || row.worth === null || toPaise(row.worth - row.given) <= 0) return null
  return (
    <CanAccess resource="orders" action="refund">
      <Button variant={row.given ? "outlined" : "contained"} disabled={busy} onClick={open}>
        {translate("resources.orders.refunds.open")}
      </Button>
      {refundable && (
        <Suspense>
          <RefundForm row={row} refundable={refundable} onClose={() => setRefundable(undefined)} />
        </Suspense>
      )}
    </CanAccess>
  )
}
