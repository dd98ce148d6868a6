import { renderToString } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { ShopFactsContext, useShopFacts } from "../../lib/shop/shop-facts.ts"
import { Logo } from "./logo.tsx"

const PICTURE = { url: "/static/owl.webp", srcset: "/static/owl.webp 320w", width: 320, height: 160 }

/** The head of a shop, drawn on the server. */
function Shop({ logo }: { logo: typeof PICTURE | null }) {
  const facts = { ...useShopFacts(), name: "Ullu Books", version: logo ? 2 : 1, logo }
  return (
    <ShopFactsContext value={facts}>
      <MemoryRouter>
        <Logo />
      </MemoryRouter>
    </ShopFactsContext>
  )
}
const draw = (logo: typeof PICTURE | null) => renderToString(<Shop logo={logo} />)

it("shows the owner's logo beside the shop's name, and the drawn mark without one", () => {
  expect(draw(PICTURE)).toContain('src="/static/owl.webp"')
  expect(draw(PICTURE)).not.toContain("favicon")
  expect(draw(null)).toContain('src="/favicon.svg"')
  for (const page of [draw(PICTURE), draw(null)]) expect(page).toContain("Ullu Books")
})
