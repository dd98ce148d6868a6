import { PaymentStatus } from "./payment-status.tsx"
import { useWatchedPayment } from "./use-watched-payment.ts"

/** For other screens: tells those who come back from paying what became of it, and nothing to everybody else. */
export function PaymentWatch({ onOrdered }: { onOrdered: (order_id: string) => void }) {
  const { outcome } = useWatchedPayment(onOrdered)
  return outcome ? <PaymentStatus outcome={outcome} /> : null
}
