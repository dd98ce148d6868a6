import { redirect } from "react-router-dom"
import { FetchError } from "../../../lib/backend/sdk.ts"
import type { FormHandler } from "../../../lib/forms/form-action.ts"
import { pendingAddCookie } from "../add/pending-add.ts"
import { cartRequest, type ProductRef } from "./cart-calls.ts"
import type { LineChange } from "./cart-change.ts"

type Values = Record<string, string>

/** `AddForm` and `LineForm` send these fields; the backend checks them. */
const readProductRef = ({ product = "", variant }: Values): ProductRef => ({
  product_id: product,
  ...(variant && { variant_id: variant }),
})

/** @param step pieces to change the line by, which has as many as the form says; without it none are left */
const changeLine =
  (kind: LineChange, step?: number): FormHandler =>
  async ({ values, call }) => {
    await call(...cartRequest(kind, readProductRef(values), step && Number(values.quantity) + step))
    return "/cart"
  }

/** Adds to the shopper's cart; for a guest it is remembered until they have signed in. */
const add: FormHandler = async ({ values, request, call }) => {
  const goods = readProductRef(values)
  const quantity = Number(values.quantity ?? 1)
  try {
    await call(...cartRequest("add", goods, quantity))
    return "/cart"
  } catch (error) {
    const cookie = pendingAddCookie({ ...goods, quantity }, new URL(request.url).protocol === "https:")
    if (!cookie || !(error instanceof FetchError) || error.status !== 401) throw error
    return redirect("/login?next=%2Fcart", { headers: { "Set-Cookie": cookie } })
  }
}

/** Handlers of the cart page's forms that a browser sends by itself, by the kind of change. */
export const CART_FORMS = {
  add,
  increase: changeLine("increase", 1),
  decrease: changeLine("decrease", -1),
  delete: changeLine("delete"),
  save: changeLine("save"),
  move: changeLine("move"),
  removeSaved: changeLine("removeSaved"),
}
