import type { LineReturnTerms, PlacedOrder } from "@haat/checkout/contract"
import { lazy, Suspense, useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { ActionButton } from "../components/buttons"
import { useShopData } from "../use-shop-data"

const ClaimForm = lazy(async () => ({ default: (await import("./ClaimForm")).ClaimForm }))

export const OpenClaim = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const [lines, setLines] = useState<LineReturnTerms[]>()
  const open = async () => {
    const path = `orders/${encodeURIComponent(order.id)}/return-terms`
    const left = (await request<{ lines: LineReturnTerms[] }>(path)).lines.filter((line) => line.left > 0)
    if (!left.length) throw new Error(translate("resources.returns.noClaims"))
    setLines(left)
  }
  return (
    <CanAccess resource="returns" action="edit">
      <ActionButton label="resources.returns.openClaim" variant="outlined" size="small" action={open} />
      {lines && (
        <Suspense>
          <ClaimForm order={order} lines={lines} onClose={() => setLines(undefined)} />
        </Suspense>
      )}
    </CanAccess>
  )
}
