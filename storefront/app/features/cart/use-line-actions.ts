import type { CartLine } from "@haat/checkout/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { money } from "../../lib/money.ts"
import { notify } from "../../lib/notify.ts"
import type { CartChange } from "./cart-change.ts"
import { shownQuantity, shownSaved, useChangeCart } from "./change-cart.ts"
import { explainChange } from "./explain-failure.ts"
import { SAID } from "./messages.ts"

export type LineActions = Record<
  "increase" | "decrease" | "remove" | "save" | "moveToCart" | "forget",
  (line: CartLine) => void
>

const say = ({ kind, line: { name, price }, quantity = 0 }: CartChange) => {
  if (kind === "save") return SAID.saved(name)
  if (kind === "move") return SAID.moved(name)
  if (kind === "forget") return SAID.forgotten(name)
  return quantity < 1 ? SAID.removed(name) : SAID.changed(name, quantity, money(price * quantity))
}

/** What one can do with a line of the cart or a saved item, and the sentence a screen reader should hear about the last change. */
export const useLineActions = (): LineActions & { announcement: string } => {
  const client = useQueryClient()
  const change = useChangeCart()
  const [announcement, setAnnouncement] = useState("")

  const run = async (next: CartChange) => {
    setAnnouncement(say(next))
    try {
      await change(next)
    } catch (error) {
      setAnnouncement("")
      notify.error(explainChange(next.kind, error))
    }
  }

  return {
    announcement,
    increase: (line) => run({ kind: "increase", line, quantity: line.quantity + 1 }),
    decrease: (line) => run({ kind: "decrease", line, quantity: line.quantity - 1 }),
    remove: (line) => run({ kind: "delete", line, quantity: 0 }),
    save: (line) =>
      run({ kind: "save", line, quantity: 0, saved: shownSaved(client, line.product_id) + line.quantity }),
    moveToCart: (line) =>
      run({ kind: "move", line, quantity: shownQuantity(client, line.product_id) + line.quantity, saved: 0 }),
    forget: (line) => run({ kind: "forget", line, saved: 0 }),
  }
}
