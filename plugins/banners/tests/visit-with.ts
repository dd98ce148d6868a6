import type { Page } from "@playwright/test"
import { comeHome } from "../../../e2e/come-home.ts"

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1680" height="720">' +
  '<rect width="1680" height="720" fill="#1c4f3e"/></svg>'

/** Three banners whose pictures stand on another origin. */
export const BANNERS = [1, 2, 3].map((n) => ({
  id: `bann_${n}`,
  image_url: `https://pictures.example/${n}.svg`,
  redirect_url: ["/explore?sortBy=oldest", "https://makers.example/diwali", "/aboutUs"][n - 1],
  rank: n,
}))

/** Comes to home by a link, with these banners. */
export async function visitWith(page: Page, banners: unknown[]) {
  await page.route("https://pictures.example/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PICTURE }),
  )
  await page.route("**/store/banners", (route) => route.fulfill({ json: { banners } }))
  await comeHome(page)
}
