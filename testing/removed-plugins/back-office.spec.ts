import { signInAsOwner } from "../../e2e/owner.ts"
import { expect, test } from "../../e2e/shop-test.ts"

test("each entry of the back office's menu leads to a screen whose requests are answered", {
  tag: "@desktop",
}, async ({ page }) => {
  test.setTimeout(300_000)
  const rejected: string[] = []
  page.on("response", (response) => {
    if (response.status() >= 400) rejected.push(`${response.status()} ${response.url()}`)
  })
  await signInAsOwner(page)
  await page.goto("/admin/panel")
  const links = page.getByRole("navigation", { name: "Back office" }).getByRole("link")
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") as string))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths.filter((path) => path.startsWith("/admin/"))) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible()
    await expect(page.getByRole("progressbar"), path).toHaveCount(0)
    await expect(page.getByText("404 not found!"), path).toHaveCount(0)
  }
  await page.goto("/admin/customize")
  await expect(page.getByRole("main").getByRole("button", { expanded: false }).first()).toBeVisible()
  expect(rejected).toEqual([])
})
