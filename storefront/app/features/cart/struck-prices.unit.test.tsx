import type { CartLine } from "@haat/checkout/contract"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { DEFAULT_FACTS, ShopFactsContext } from "../../lib/shop/shop-facts.ts"
import { CartLineRow } from "./screen/cart-line-row.tsx"
import { SavedRow } from "./screen/saved-list.tsx"

const LINE: CartLine = {
  ...{ product_id: "prod_lota", variant_id: "variant_lota", handle: "lota", name: "Brass lota", image: null },
  ...{ price: 500, quantity: 2, available: 5 },
}
const nothing = () => undefined
const actions = { change: nothing, choose: nothing }

/** A line of the cart and the same as a saved item, in a shop that makes discounts up or does not. */
const drawn = (random_discounts: boolean, line: Partial<CartLine> = {}) =>
  [
    <CartLineRow key="cart" line={{ ...LINE, ...line }} number={1} seed={11} {...actions} />,
    <SavedRow key="saved" item={{ ...LINE, ...line }} change={nothing} />,
  ].map((row) =>
    renderToStaticMarkup(
      <ShopFactsContext value={{ ...DEFAULT_FACTS, random_discounts }}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element: row }])} />
      </ShopFactsContext>,
    ),
  )

describe("what is struck through in the cart and among saved items", () => {
  it("is nothing where no discounts are made up: a line has no other price than its own", () => {
    for (const row of drawn(false)) {
      expect(row).toContain("₹500")
      expect(row).not.toMatch(/<s[ >]|% off/)
    }
  })

  it("is nothing either where an offer takes something off: what it takes is named, and the price stays", () => {
    const [row] = drawn(false, { discount: 100 })
    expect(row).toContain("₹500")
    expect(row).toContain("₹100")
    expect(row).not.toMatch(/<s[ >]|% off/)
  })

  it("is what is made up, where the owner has it so", () => {
    for (const row of drawn(true)) expect(row).toMatch(/<s[ >].*% off/)
  })
})
