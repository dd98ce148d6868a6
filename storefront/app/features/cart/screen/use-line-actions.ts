import type { CartLine } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { notify } from "../../../lib/notify.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { shownName } from "../../../lib/shop/shown-name.ts"
import type { CartChange } from "../change/cart-change.ts"
import { quantityNow, savedNow, useChangeCart } from "../change/change-cart.ts"
import { explainChange } from "../change/explain-failure.ts"
import { ANNOUNCEMENTS } from "./messages.ts"

export type LineActions = Record<
  "increase" | "decrease" | "remove" | "save" | "moveToCart" | "removeSaved",
  (line: CartLine) => void
> & {
  /** Makes a line one of another variant. */
  choose: (line: CartLine, other: CartLine) => void
}

const announcementOf = (change: CartChange) => {
  if (change.kind === "choose") {
    const { other } = change
    return ANNOUNCEMENTS.changed(shownName(other).name, other.quantity, money(other.price * other.quantity))
  }
  const { kind, line, quantity = 0 } = change
  const { price } = line
  const { name } = shownName(line)
  if (kind === "save") return ANNOUNCEMENTS.saved(name)
  if (kind === "move") return ANNOUNCEMENTS.moved(name)
  if (kind === "removeSaved") return ANNOUNCEMENTS.savedRemoved(name)
  return quantity < 1 ? ANNOUNCEMENTS.removed(name) : ANNOUNCEMENTS.changed(name, quantity, money(price * quantity))
}

/** The actions on a line of the cart or a saved item, and the announcement of the last change for screen readers. */
export const useLineActions = (): LineActions & { announcement: string } => {
  const client = useQueryClient()
  const change = useChangeCart()
  const [announcement, setAnnouncement] = useState("")

  const run = async (next: CartChange) => {
    setAnnouncement(announcementOf(next))
    try {
      await change(next)
    } catch (error) {
      setAnnouncement("")
      notify.error(explainChange(next.kind, error))
    }
  }

  const now = (line: CartLine) => quantityNow(client, lineKey(line))

  return {
    announcement,
    increase(line) {
      if (now(line) < line.available) void run({ kind: "increase", line, quantity: now(line) + 1 })
    },
    // "one less", pressed faster than it becomes "remove", leaves one
    decrease(line) {
      if (now(line) > (line.quantity === 1 ? 0 : 1)) void run({ kind: "decrease", line, quantity: now(line) - 1 })
    },
    remove: (line) => run({ kind: "delete", line, quantity: 0 }),
    save: (line) => run({ kind: "save", line, quantity: 0, saved: savedNow(client, lineKey(line)) + line.quantity }),
    choose: (line, other) =>
      run({ kind: "choose", line, quantity: 0, other: { ...other, quantity: now(other) + line.quantity } }),
    moveToCart: (line) => run({ kind: "move", line, quantity: now(line) + line.quantity, saved: 0 }),
    removeSaved: (line) => run({ kind: "removeSaved", line, saved: 0 }),
  }
}
