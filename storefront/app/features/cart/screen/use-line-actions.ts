import type { CartLine } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { notify } from "../../../lib/notify.ts"
import { displayName } from "../../../lib/shop/display-name.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import type { CartChange, LineChange } from "../change/cart-change.ts"
import { cartQuantity, savedQuantity, useChangeCart } from "../change/change-cart.ts"
import { explainChange } from "../change/explain-failure.ts"
import { ANNOUNCEMENTS } from "./messages.ts"

export type LineActions = {
  change: (kind: LineChange, line: CartLine) => void
  /** Makes a line one of another variant. */
  choose: (line: CartLine, other: CartLine) => void
}

const describeChange = (change: CartChange): string => {
  if (change.kind === "choose") {
    const { other } = change
    return describeChange({ kind: "increase", line: other, quantity: other.quantity })
  }
  const { kind, line, quantity = 0 } = change
  const { price } = line
  const { name } = displayName(line)
  if (kind === "save") return ANNOUNCEMENTS.saved(name)
  if (kind === "move") return ANNOUNCEMENTS.moved(name)
  if (kind === "removeSaved") return ANNOUNCEMENTS.savedRemoved(name)
  return quantity < 1 ? ANNOUNCEMENTS.removed(name) : ANNOUNCEMENTS.changed(name, quantity, money(price * quantity))
}

/** The actions on a line of the cart or a saved item, and the announcement of the last change for screen readers. */
export const useLineActions = (): LineActions & { announcement: string } => {
  const client = useQueryClient()
  const changeCart = useChangeCart()
  const [announcement, setAnnouncement] = useState("")

  const run = async (next: CartChange) => {
    setAnnouncement(describeChange(next))
    try {
      await changeCart(next)
    } catch (error) {
      setAnnouncement("")
      notify.error(explainChange(next.kind, error))
    }
  }

  const inCart = (line: CartLine) => cartQuantity(client, lineKey(line))

  const change = (kind: LineChange, line: CartLine) => {
    const now = inCart(line)
    switch (kind) {
      case "increase":
        if (now < line.available) void run({ kind, line, quantity: now + 1 })
        return
      case "decrease":
        // "one less", pressed faster than it becomes "remove", leaves one
        if (now > (line.quantity === 1 ? 0 : 1)) void run({ kind, line, quantity: now - 1 })
        return
      case "delete":
        return run({ kind, line, quantity: 0 })
      case "save":
        return run({ kind, line, quantity: 0, saved: savedQuantity(client, lineKey(line)) + line.quantity })
      case "move":
        return run({ kind, line, quantity: now + line.quantity, saved: 0 })
      case "removeSaved":
        return run({ kind, line, saved: 0 })
    }
  }

  return {
    announcement,
    change,
    choose: (line, other) =>
      run({ kind: "choose", line, quantity: 0, other: { ...other, quantity: inCart(other) + line.quantity } }),
  }
}
