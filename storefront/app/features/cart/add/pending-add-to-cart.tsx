import type { Person } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { PENDING_ADD } from "./pending-add.ts"

/**
 * Where a guest's browser has sent the form of a button before the page's code was there: adds to the cart on the device
 * after all, and shows it. To be rendered once, in the layout.
 */
export function PendingAddToCart({ person }: { person: Person | null | undefined }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isGuest = person === null
  useEffect(() => {
    if (!isGuest || !document.cookie.includes(PENDING_ADD)) return
    void import("./take-pending-add.ts").then(async ({ takePendingAdd }) => {
      if (await takePendingAdd(client)) await navigate("/cart", { replace: true })
    })
  }, [isGuest, client, navigate])
  return null
}
