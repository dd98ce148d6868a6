import type { CartLine } from "@haat/checkout/contract"
import { useState } from "react"
import { money } from "../../lib/money.ts"
import { notify } from "../../lib/notify.ts"
import type { CartChange } from "./cart-change.ts"
import { useChangeCart } from "./change-cart.ts"
import { explain } from "./explain-failure.ts"
import { CART } from "./messages.ts"

export type LineActions = Record<"increase" | "decrease" | "remove", (line: CartLine) => void>

const FAILED = {
  add: CART.addFailed,
  increase: CART.addFailed,
  decrease: CART.removeFailed,
  delete: CART.deleteFailed,
} as const

/** What one can do with a line of the cart, and the sentence a screen reader should hear about the last change. */
export const useLineActions = (): LineActions & { announcement: string } => {
  const change = useChangeCart()
  const [announcement, setAnnouncement] = useState("")

  const run = async (next: CartChange) => {
    const { line, quantity } = next
    setAnnouncement(
      quantity < 1 ? `${line.name} removed from cart` : `${line.name}: ${quantity}, ${money(line.price * quantity)}`,
    )
    try {
      await change(next)
    } catch (error) {
      setAnnouncement("")
      notify.error(`${FAILED[next.kind]}: ${explain(error, CART.anError)}`)
    }
  }

  return {
    announcement,
    increase: (line) => run({ kind: "increase", line, quantity: line.quantity + 1 }),
    decrease: (line) => run({ kind: "decrease", line, quantity: line.quantity - 1 }),
    remove: (line) => run({ kind: "delete", line, quantity: 0 }),
  }
}
