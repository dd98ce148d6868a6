import type { Person } from "@haat/accounts/contract"
import { toUser, USER_KEY } from "@haat/legacy-api/contract"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { deviceStorage } from "../../lib/device/device-storage.ts"
import { cartQuery } from "./cart-query.ts"

const NO_CART = { lines: [] }

type UserCopyProps = {
  /** null for a guest, undefined while it is not known */
  person: Person | null | undefined
}

/**
 * Stores the signed-in person and their cart on the device under `User`, for old scripts, and removes the copy after
 * sign-out. The shop itself does not read it. To be rendered once, in the layout.
 */
export function UserCopy({ person }: UserCopyProps) {
  const { data: cart = NO_CART } = useQuery({ ...cartQuery, enabled: person?.actor_type === "customer" })
  useEffect(() => {
    if (person) deviceStorage.setItem(USER_KEY, JSON.stringify(toUser(person, cart)))
    else if (person === null) deviceStorage.removeItem(USER_KEY)
  }, [person, cart])
  return null
}
