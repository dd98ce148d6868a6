import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { ShopFactsContext } from "../lib/shop/shop-facts.ts"
import { Price } from "./price.tsx"

const drawn = (shows_discount: boolean) =>
  renderToStaticMarkup(
    <ShopFactsContext
      value={{
        version: 1,
        name: "Haat",
        contact_email: "",
        contact_phone: "",
        chat_url: "",
        low_stock_limit: 5,
        shows_discount,
        claim_days: 7,
        keeps_discount: true,
        random_discounts: true,
        sample_reviews: true,
        preticks_terms: true,
        logo: null,
        home: [],
        plugins: {},
        plugins_off: [],
      }}
    >
      <Price price={100} listPrice={250} label="60% off" />
    </ShopFactsContext>,
  )

it("strikes a list price through and names the discount, unless the owner shows none", () => {
  expect(drawn(true)).toContain("60% off")
  expect(drawn(true)).toContain("₹250")
  expect(drawn(false)).toContain("₹100")
  expect(drawn(false)).not.toMatch(/250|off/)
})
