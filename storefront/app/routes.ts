import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes"
import { pluginRoutes } from "../plugin-parts/routes.ts"

/** Pages in the frame of the shop. Paths match whatever the case, so /Cart and /Orders are here as well. */
const PAGES: RouteConfigEntry[] = [
  index("routes/home.tsx"),
  route("search", "routes/search.tsx"),
  route("explore", "routes/explore.tsx"),
  route("category/:id", "routes/category.tsx"),
  route("product-info/:id", "routes/product.tsx"),
  // a readable end that says nothing: the canonical address is the one without it
  route("product-info/:id/:slug", "routes/product.tsx", { id: "routes/product-with-slug" }),
  route("stock-notice/:product_id/:variant_id?", "routes/stock-notice.tsx"),
  route("aboutUs", "routes/about-us.tsx"),
  route("contact", "routes/contact.tsx"),
  route("legal", "routes/legal.tsx"),
  route("policies/:name", "routes/policy.tsx"),

  route("login", "routes/login.tsx"),
  route("signup", "routes/signup.tsx"),
  route("reset-password/:token", "routes/reset-password.tsx"),
  route("stop-notices/:id/:signature", "routes/stop-notices.tsx"),
  // linked from sign-up
  route("termsandcondition", "routes/policy.tsx", { id: "routes/terms" }),
  route("updateAddress", "routes/update-address.tsx"),
  route("add-to-cart/:productId/:userId", "routes/add-to-cart.tsx"),
  route("cart", "routes/cart.tsx"),
  route("checkout", "routes/checkout.tsx"),
  route("profile", "routes/profile.tsx"),
  route("orders", "routes/orders.tsx"),
  route("orders/:order_id", "routes/order.tsx"),
  route("orders/:order_id/cancel", "routes/cancel-order.tsx"),
  route("follow/:token", "routes/follow.tsx"),
]

const WITHOUT_FRAME: RouteConfigEntry[] = [
  // for sellers; home is "/"
  route("Home", "routes/landing.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemaps/:part", "routes/sitemap-part.ts"),
  route("robots.txt", "routes/robots.ts"),
]

export default [
  layout("routes/shop.tsx", [
    ...PAGES,
    ...pluginRoutes([...PAGES, ...WITHOUT_FRAME]),
    route("*", "routes/not-found.tsx"),
  ]),
  ...WITHOUT_FRAME,
] satisfies RouteConfig
