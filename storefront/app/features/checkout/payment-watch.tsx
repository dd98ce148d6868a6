import { PaymentStatus } from "./payment-status.tsx"
import { useWatchedPayment } from "./use-watched-payment.ts"

/** For other screens: the status of the payment this tab has opened; nothing without one. */
export function PaymentWatch({ onOrdered }: { onOrdered: (order_id: string) => void }) {
  const { outcome } = useWatchedPayment(onOrdered)
  return outcome ? <PaymentStatus outcome={outcome} /> : null
}
