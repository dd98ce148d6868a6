import type { Person } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useLocation, useMatch } from "react-router-dom"
import { codeOf, keptCode } from "../../../lib/shop/offers/kept-code.ts"
import { productQuery } from "../../../lib/shop/product-query.ts"

/**
 * Keeps the code of a link such as /?code=DIWALI10 on the device, and puts it on the cart of whoever is signed in, or signs in
 * later. Not the code in the address of a product with an option of that name: it names a variant. To be rendered once, in
 * the layout.
 */
export function CodeOfLink({ person }: { person: Person | null }) {
  const { search } = useLocation()
  const { id = "" } = useMatch("/product-info/:id/*")?.params ?? {}
  const client = useQueryClient()
  const isGuest = person === null
  const shopper = person?.actor_type === "customer" ? person.id : null
  useEffect(() => {
    const options = client.getQueryData(productQuery(id).queryKey)?.options
    const code = options?.some(({ title }) => /^code$/i.test(title)) ? null : codeOf(search)
    if (code) keptCode.set(code)
    if (code && isGuest) void import("./say-kept.ts").then(({ sayKept }) => sayKept(code))
    if (shopper && keptCode.get()) void import("./put-kept-code.ts").then(({ putKeptCode }) => putKeptCode(client))
  }, [search, id, isGuest, shopper, client])
  return null
}
