import { renderToString } from "react-dom/server"
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom"
import { expect, it } from "vitest"
import { ShopFactsContext } from "../lib/shop/shop-facts.ts"
import { ErrorScreen } from "./error-screen.tsx"

const NAME = "Kala Ghoda Stores"
const FACTS = {
  version: 1,
  name: NAME,
  contact_email: "",
  contact_phone: "",
  chat_url: "",
  low_stock_limit: 5,
  shows_discount: true,
  claim_days: 7,
  keeps_discount: true,
  random_discounts: true,
  sample_reviews: true,
  preticks_terms: true,
  logo: null,
  home: [],
  plugins: {},
  plugins_off: [],
}

/** The page of a loader that failed, drawn on the server. */
const draw = async (status: number, facts?: typeof FACTS) => {
  const failing = {
    path: "/",
    loader: () => {
      throw new Response(null, { status })
    },
    element: null,
    errorElement: (
      <ShopFactsContext value={facts}>
        <ErrorScreen />
      </ShopFactsContext>
    ),
  }
  const handler = createStaticHandler([failing])
  const context = await handler.query(new Request("http://shop.example/"))
  if (context instanceof Response) throw new Error("The page was not drawn")
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
}

it.each([
  [503, "Something went wrong"],
  [404, "Not found"],
])("the page of a %i is called after the shop, and after none while its name is not known", async (status, title) => {
  expect(await draw(status, FACTS)).toContain(`<title>${title} · ${NAME}</title>`)
  const nameless = await draw(status)
  expect(nameless).toContain(`<title>${title} · Our shop</title>`)
  expect(nameless).not.toContain("Haat")
})
