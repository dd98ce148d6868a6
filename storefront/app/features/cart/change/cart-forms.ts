import { redirect } from "react-router-dom"
import { FetchError } from "../../../lib/backend/sdk.ts"
import type { FormHandler } from "../../../lib/forms/form-action.ts"
import { pendingAddCookie } from "../add/pending-add.ts"
import { cartCall, type Goods } from "./cart-calls.ts"

type Values = Record<string, string>

/** `AddForm` and `LineForm` send these fields; the backend checks them. */
const goodsIn = ({ product = "", variant }: Values): Goods => ({
  product_id: product,
  ...(variant && { variant_id: variant }),
})

/** A change of a line that has as many pieces as the form says, by so many. */
const changeBy =
  (step: number): FormHandler =>
  async ({ values, call }) => {
    await call(...cartCall("increase", goodsIn(values), Number(values.quantity) + step))
    return "/cart"
  }

const changeLine =
  (kind: "delete" | "save" | "move" | "removeSaved"): FormHandler =>
  async ({ values, call }) => {
    await call(...cartCall(kind, goodsIn(values)))
    return "/cart"
  }

/** Adds to the shopper's cart; for a guest it is remembered until they have signed in. */
const add: FormHandler = async ({ values, request, call }) => {
  const goods = goodsIn(values)
  const quantity = Number(values.quantity ?? 1)
  try {
    await call(...cartCall("add", goods, quantity))
    return "/cart"
  } catch (error) {
    const cookie = pendingAddCookie({ ...goods, quantity }, new URL(request.url).protocol === "https:")
    if (!cookie || !(error instanceof FetchError) || error.status !== 401) throw error
    return redirect("/login?next=%2Fcart", { headers: { "Set-Cookie": cookie } })
  }
}

/** What the cart page does for forms that a browser sends by itself, by the kind of change. */
export const CART_FORMS = {
  add,
  increase: changeBy(1),
  decrease: changeBy(-1),
  delete: changeLine("delete"),
  save: changeLine("save"),
  move: changeLine("move"),
  removeSaved: changeLine("removeSaved"),
}
