import { expect, type Page } from "@playwright/test"

/** Goes to a screen of the back office. Where that is open already, as its links do: it is not loaded anew. */
export async function moveTo(page: Page, path: string) {
  const address = `/admin${path}`
  if (!new URL(page.url()).pathname.startsWith("/admin/")) {
    await page.goto(address)
    return
  }
  await page.evaluate((address) => {
    // Each screen sets its title when it is drawn; the tabs of a product's form are one screen.
    const screenOf = (path: string) => path.match(/^.*\/update-product\/[^/]+/)?.[0] ?? path
    if (screenOf(location.pathname) !== screenOf(new URL(address, location.href).pathname)) document.title = ""
    // the number by which the router counts its entries
    history.pushState({ idx: history.state.idx + 1 }, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)
  await expect(page).toHaveTitle(/./)
}
