import { shop } from "@haat/testing"
import { findSeriousViolations } from "./axe.ts"
import { signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

const CALL = "GET /api/product/getCategories"

test("the owner sees which of the old calls are still used, day by day", async ({ page }) => {
  const haat = await shop()
  const guest = haat.guest()
  const owner = await haat.admin()
  for (let time = 0; time < 3; time++) expect((await guest.get("/api/product/getCategories")).status).toBe(200)
  // Calls are written down every few seconds, and the list is not fetched again by itself.
  const filter = encodeURIComponent(JSON.stringify({ q: "getCategories" }))
  const calls = async () => (await owner.get(`/back-office/legacy-calls?filter=${filter}`)).body
  await expect.poll(calls, { timeout: 20_000 }).not.toEqual([])
  await signInAsOwner(page)
  await page.goto("/admin/legacy-calls")
  await page.getByLabel("Search by call").fill("getCategories")
  const today = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeZone: "Asia/Kolkata" }).format(new Date())
  const row = page.getByRole("region", { name: today }).getByRole("listitem")
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(CALL)
  await expect(row).toContainText(/[1-9]/)
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByLabel("Search by call").fill("no such call")
  await expect(page.getByRole("heading", { name: "No old calls found." })).toBeVisible()
})
