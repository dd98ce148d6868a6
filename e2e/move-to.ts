import { expect, type Page } from "@playwright/test"

/** Goes to a screen of the back office. Where that is open already, as its links do: it is not loaded anew. */
export async function moveTo(page: Page, path: string) {
  const address = `/admin${path}`
  if (!new URL(page.url()).pathname.startsWith("/admin/")) {
    await page.goto(address)
    return
  }
  await page.evaluate((address) => {
    // each screen has its title when it is drawn
    if (location.pathname !== new URL(address, location.href).pathname) document.title = ""
    // the number by which the router counts its entries
    history.pushState({ idx: history.state.idx + 1 }, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)
  await expect(page).toHaveTitle(/./)
}
