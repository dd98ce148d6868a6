import CartLinePart from "virtual:haat/slots/cart.line"
import CartSummary from "virtual:haat/slots/cart.summary"
import { useMutationState } from "@tanstack/react-query"
import { useEffect } from "react"
import { FOCUSED_ON_LOAD } from "../components/focused-on-load.ts"
import { FormProblem } from "../components/form-problem.tsx"
import { PageHead } from "../components/page-head.tsx"
import { cartQuery, savedQuery } from "../features/cart/cart-queries.ts"
import { CART_FORMS } from "../features/cart/change/cart-forms.ts"
import { CartScreen } from "../features/cart/screen/cart-screen.tsx"
import { LINES } from "../features/cart/screen/messages.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { type FormResult, useFormResult, useMarkFormResultOutdated } from "../lib/forms/form-result.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { redirectAdministrator } from "../lib/person/require-shopper.ts"
import { CODE_FORMS } from "../lib/shop/offers/code-forms.ts"
import { CART_CHANGES } from "../lib/shop/wait-for-cart-changes.ts"
import { requestSeedQuery } from "../lib/visit/seed.ts"
import { pageAction } from "../slots/page-action.ts"

/**
 * Loads the seed of the random discounts. A guest's cart is not loaded, because it is stored on the device. For a
 * shopper the server loads `savedQuery`, which also fills `cartQuery`; the browser loads the cart alone, and the saved
 * items after the page is shown.
 */
const pageQueries = async ({ request, ensureQueryData }: PageArgs) => {
  const person = await ensureQueryData(meQuery)
  redirectAdministrator(person)
  const seed = requestSeedQuery(request)
  return { critical: person ? [seed, import.meta.env.SSR ? savedQuery : cartQuery] : [seed] }
}
export const loader = loadOnServer(pageQueries)
export const clientLoader = loadInBrowser(pageQueries)
export const action = pageAction({ ...CART_FORMS, ...CODE_FORMS }, [CartLinePart, CartSummary])

/**
 * Returns the server's message when it rejected a form that the browser posted without JavaScript. The forms of coupon
 * codes show their own messages.
 */
const rejectionMessage = (result: FormResult | undefined) =>
  result?.form === "code" || result?.form === "removeCode" ? undefined : result?.message

export default function CartPage() {
  const rejection = rejectionMessage(useFormResult())
  const markResultOutdated = useMarkFormResultOutdated()
  const hasChanged = useMutationState({ filters: { mutationKey: CART_CHANGES } }).length > 0
  useEffect(() => {
    if (hasChanged) markResultOutdated()
  })
  return (
    <>
      <PageHead title={LINES.title} description={LINES.description} />
      <h1 className="text-3xl font-semibold">{LINES.title}</h1>
      {rejection && (
        <FormProblem {...FOCUSED_ON_LOAD} className="mt-4">
          {rejection}
        </FormProblem>
      )}
      {/* keeps the footer below the screen, so that it does not jump when a guest's cart is read from the device */}
      <div className="min-h-[80dvh]">
        <CartScreen />
      </div>
    </>
  )
}
