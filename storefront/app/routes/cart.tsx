import type { Person } from "@haat/accounts/contract"
import { FormProblem } from "../components/form-problem.tsx"
import { PageHead } from "../components/page-head.tsx"
import { cartQuery } from "../features/cart/cart-query.ts"
import { CART_FORMS } from "../features/cart/change/cart-forms.ts"
import { savedQuery } from "../features/cart/saved-items/saved-query.ts"
import { CartScreen } from "../features/cart/screen/cart-screen.tsx"
import { LINES } from "../features/cart/screen/messages.ts"
import type { AnyQuery } from "../lib/backend/load-queries.ts"
import { answerForms } from "../lib/forms/answer-forms.ts"
import { type AnsweredForm, useFormResult } from "../lib/forms/answered-form.ts"
import { ensureForPerson, loadForPerson, redirectAdministrator } from "../lib/person/load-for-person.ts"
import { CODE_FORMS } from "../lib/shop/offers/code-forms.ts"
import { seedQuery, seedQueryFor } from "../lib/visit/seed.ts"
import type { Route } from "./+types/cart"

/** A guest's cart is on their device, so there is nothing to load for them. */
const forShopperOrGuest = (seed: typeof seedQuery, cart: AnyQuery) => (person: Person | null) => {
  redirectAdministrator(person)
  return person ? [seed, cart] : [seed]
}
/** The saved items come with the cart of the same moment. In the browser they are loaded while the cart is shown. */
export const loader = ({ request }: Route.LoaderArgs) =>
  loadForPerson(request, forShopperOrGuest(seedQueryFor(request), savedQuery))
export const clientLoader = () => ensureForPerson(forShopperOrGuest(seedQuery, cartQuery))
export const action = answerForms({ ...CART_FORMS, ...CODE_FORMS })

/** Why a change was refused that the browser sent by itself; of a code its own form says it. */
const refusalOf = (answer: AnsweredForm | undefined) =>
  answer?.form === "code" || answer?.form === "removeCode" ? undefined : answer?.message

export default function CartPage() {
  const refusal = refusalOf(useFormResult())
  return (
    <>
      <PageHead title={LINES.title} description={LINES.description} />
      <h1 className="text-3xl font-semibold">{LINES.title}</h1>
      {refusal && <FormProblem className="mt-4">{refusal}</FormProblem>}
      {/* a guest's cart is rendered late, from the device: the footer is below the screen before and afterwards */}
      <div className="min-h-[80dvh]">
        <CartScreen />
      </div>
    </>
  )
}
