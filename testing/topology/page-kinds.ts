import { placeOrder, put } from "../buyer.ts"
import { loadTestParts } from "../load-plugin-modules.ts"
import { mailbox } from "../mailbox.ts"
import type { TestShop } from "../shop.ts"

export type PageKind = { path: string; cookie?: string; status?: number }

/** A page of each kind, in the routes' own paths, with the cookie of the person who sees it. */
export async function pageKinds(haat: TestShop): Promise<PageKind[]> {
  const { shopper, product } = await placeOrder(haat)
  const { text } = await mailbox(haat).mail(shopper.person.email, "is placed")
  const follow = /\/follow\/[\w.-]+/.exec(text)?.[0] as string
  await put(shopper, product.id)
  const guests = [
    "/",
    "/search",
    "/search?query=saree",
    "/search?query=zzzzzz",
    "/search?maxPrice=500&sortBy=price",
    "/cart",
  ]
  const forms = ["/login", "/signup", "/contact", "/reset-password/abc"]
  const pluginPaths = (await loadTestParts<string[]>("page-paths.ts")).flat()
  const texts = [
    "/aboutUs",
    "/legal",
    "/policies/privacy",
    "/termsandcondition",
    "/Home",
    "/stop-notices/stno_1/abc",
    follow,
  ]
  const personal = ["/", "/cart", "/checkout", "/profile", "/orders", "/updateAddress"]
  return [
    ...[...guests, ...forms, ...pluginPaths, ...texts, "/explore", `/product-info/${product.id}`].map((path) => ({
      path,
    })),
    ...["/no-such-page", "/product-info/prod_none", "/category/pcat_none"].map((path) => ({ path, status: 404 })),
    ...personal.map((path) => ({ path, cookie: shopper.cookie })),
  ]
}
