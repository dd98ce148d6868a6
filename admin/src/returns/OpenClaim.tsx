import type { LineReturnTerms, PlacedOrder } from "@haat/checkout/contract"
import Button from "@mui/material/Button"
import { lazy, Suspense, useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useShopData } from "../data-provider"

const ClaimForm = lazy(async () => ({ default: (await import("./ClaimForm")).ClaimForm }))

/** A button that opens a claim for the order's shopper, for what has arrived of it; also after the period of claims. */
export const OpenClaim = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const { returnTerms } = useShopData()
  const { sayFailure } = useDialogs()
  const [busy, setBusy] = useState(false)
  const [lines, setLines] = useState<LineReturnTerms[]>()
  const open = async () => {
    setBusy(true)
    try {
      const left = (await returnTerms(order.id)).filter((line) => line.left > 0)
      if (!left.length) throw new Error(translate("resources.returns.noClaims"))
      setLines(left)
    } catch (error) {
      sayFailure(error as Error)
    }
    setBusy(false)
  }
  return (
    <CanAccess resource="returns" action="edit">
      <Button variant="outlined" size="small" disabled={busy} onClick={open}>
        {translate("resources.returns.openClaim")}
      </Button>
      {lines && (
        <Suspense>
          <ClaimForm order={order} lines={lines} onClose={() => setLines(undefined)} />
        </Suspense>
      )}
    </CanAccess>
  )
}
