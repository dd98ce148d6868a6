import type { Person } from "@haat/accounts/contract"
import { toUser, USER_KEY } from "@haat/legacy-api/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { PrefetchPageLinks, useLocation, useMatch, useNavigate } from "react-router-dom"
import { deviceStorage } from "../../lib/device/device-storage.ts"
import { notify } from "../../lib/notify.ts"
import { parseOfferCode, storedOfferCode } from "../../lib/shop/offers/stored-offer-code.ts"
import { PENDING_ADD } from "../../lib/shop/pending-add-cookie.ts"
import { productQuery } from "../../lib/shop/product-query.ts"
import { cartQuery } from "./cart-queries.ts"
import { hasGuestCart, useStoredGuestLines } from "./guest/guest-cart.ts"
import { CART } from "./messages.ts"

const NO_CART = { lines: [] }

/**
 * Tasks of the cart that every page has. To be rendered once, in the layout.
 * @param person null for a guest, undefined while it is not known
 */
export function CartTasks({ person }: { person: Person | null | undefined }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { id = "" } = useMatch("/product-info/:id/*")?.params ?? {}
  const isGuest = person === null
  const shopper = person?.actor_type === "customer" ? person.id : undefined
  const { data: cart = NO_CART } = useQuery({ ...cartQuery, enabled: Boolean(shopper) })
  const guestLines = useStoredGuestLines()

  // adds what a guest's browser posted before hydration to the cart on the device
  useEffect(() => {
    if (!isGuest || !document.cookie.includes(PENDING_ADD)) return
    void import("./add/take-pending-add.ts").then(async ({ takePendingAdd }) => {
      if (await takePendingAdd(client)) await navigate("/cart", { replace: true })
    })
  }, [isGuest, client, navigate])

  // finishes a merge that a reload or a lost connection interrupted
  useEffect(() => {
    if (!shopper || !hasGuestCart()) return
    import("./guest/merge-guest-cart.ts")
      .then(({ mergeGuestCart }) => mergeGuestCart(client))
      .catch(() => notify.error(CART.mergeFailed))
  }, [shopper, client])

  // keeps the code of a link such as /?code=DIWALI10 on the device, and puts it on a shopper's cart, now or after
  // sign-in
  useEffect(() => {
    // a product's own option may be called "Code": its address names a variant then
    const options = client.getQueryData(productQuery(id).queryKey)?.options
    const code = options?.some(({ title }) => /^code$/i.test(title)) ? null : parseOfferCode(search)
    if (code) storedOfferCode.set(code)
    if (isGuest ? code : shopper && storedOfferCode.get())
      void import("./code/apply-stored-code.ts").then(({ applyStoredCode, notifyStoredCode }) =>
        isGuest ? notifyStoredCode() : applyStoredCode(client),
      )
  }, [search, id, isGuest, shopper, client])

  // stores the signed-in person and their cart under `User`, for old scripts; the shop itself does not read it
  useEffect(() => {
    if (person) deviceStorage.setItem(USER_KEY, JSON.stringify(toUser(person, cart)))
    else if (isGuest) deviceStorage.removeItem(USER_KEY)
  }, [person, isGuest, cart])

  // a guest's cart opens offline as well
  return guestLines?.length ? <PrefetchPageLinks page="/cart" /> : null
}
