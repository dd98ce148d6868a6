import { useMutation } from "@tanstack/react-query"
import { Button } from "../../components/button.tsx"
import { sdk } from "../../lib/backend/sdk.ts"
import { notify } from "../../lib/notify.ts"
import { ORDERS } from "./messages.ts"

/** Withdraws the links to follow an order that were sent so far: somebody has passed one on. */
export function WithdrawLinks({ order_id }: { order_id: string }) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () =>
      sdk.client.fetch(`/store/my-orders/${encodeURIComponent(order_id)}/withdrawn-links`, { method: "POST" }),
    onSuccess: () => notify.success(ORDERS.linksWithdrawn, 4_000),
    onError: () => notify.error(ORDERS.somethingWrong),
  })
  return (
    <section aria-label={ORDERS.trackingLinks} className="sm:col-span-2">
      <p className="text-ink-soft">{ORDERS.trackingLinksWhy}</p>
      <Button variant="secondary" size="sm" className="mt-2" busy={isPending} onClick={() => mutate()}>
        {ORDERS.withdrawLinks}
      </Button>
    </section>
  )
}
