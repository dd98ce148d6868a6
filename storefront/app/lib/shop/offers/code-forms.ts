import { OFFERS } from "../../../components/offers/messages.ts"
import type { FormHandler } from "../../forms/form-action.ts"
import { offerCodeRequest } from "./offer-codes.ts"

const addCartCode: FormHandler = async ({ values, call }) => {
  const code = (values.code ?? "").trim()
  await call(...offerCodeRequest({ code }))
  return { done: OFFERS.put(code.toUpperCase()) }
}

/** Removes a code and redirects to the page without the message of the added code. */
const removeCartCode: FormHandler = async ({ values, request, call }) => {
  await call(...offerCodeRequest({ code: values.code ?? "", isRemoval: true }))
  const { searchParams } = new URL(request.url)
  searchParams.delete("done")
  return searchParams.size ? `?${searchParams}` : "."
}

/** Handlers of the forms of `CodeForm` and `OfferRows`, for the cart page and checkout. */
export const CODE_FORMS = { code: addCartCode, removeCode: removeCartCode }
