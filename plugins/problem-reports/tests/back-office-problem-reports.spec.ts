import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { findSeriousViolations } from "../../../e2e/axe.ts"
import { openMenuItem, signInAsOwner } from "../../../e2e/owner.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

test("problem reports are replied to and resolved", async ({ page, isPhone }) => {
  test.setTimeout(120_000)
  await test.step("a problem report of a customer is replied to by mail, and a guest's cannot be", async () => {
    const haat = await shop()
    const [product, meera] = await Promise.all([
      haat.product({ name: unique("Dented lota") }),
      haat.shopper({ first_name: "Meera", last_name: "Iyer" }),
    ])
    const report = { product_id: product.id, message: unique("It came dented") }
    await haat.guest().post("/store/problem-reports", { ...report, message: "Seen in the shop" })
    expect((await meera.post("/store/problem-reports", report)).status).toBe(201)
    await signInAsOwner(page)
    const only = encodeURIComponent(JSON.stringify({ product_id: product.id }))
    await page.goto(`/admin/problem-reports?filter=${only}`)
    const rows = page.getByRole("listitem")
    const guests = rows.filter({ hasText: "Seen in the shop" })
    await expect(guests.getByRole("button", { name: "Resolve" })).toBeVisible()
    await expect(guests.getByRole("button", { name: /Reply/ })).toHaveCount(0)

    const row = rows.filter({ hasText: report.message })
    await row.getByRole("button", { name: "Reply to Meera Iyer" }).click()
    await expect(row.getByRole("button", { name: "Send and resolve" })).toBeDisabled()
    await row.getByLabel("Your reply to Meera Iyer").fill("A new one is on its way.")
    expect(await findSeriousViolations(page), "while replying").toEqual([])
    await row.getByRole("button", { name: "Send and resolve" }).click()
    await expect(page.getByText("Your reply is on its way to Meera Iyer")).toBeVisible()
    await expect(row).toContainText("A new one is on its way.")
    await expect(row).toContainText("Resolved")
    const mail = await mailbox(haat).mail(meera.person.email, product.name)
    expect(mail.text).toContain("A new one is on its way.")
  })

  await test.step("a problem report is resolved, which can be taken back", async () => {
    const haat = await shop()
    const product = await haat.product({ name: unique("Cracked kulhad") })
    const message = unique("It came cracked")
    const sent = await haat.guest().post("/store/problem-reports", { product_id: product.id, message })
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    await openMenuItem(page, "Problem Reports", isPhone)
    const row = page.getByRole("listitem").filter({ hasText: message })
    await expect(row).toContainText("A guest")
    await row.getByRole("button", { name: "Resolve" }).click()
    await expect(page.getByText("Marked as resolved")).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(row).toBeVisible()
    await row.getByRole("button", { name: "Resolve" }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole("button", { name: "Resolved", exact: true }).click()
    await expect(row).toContainText("Resolved")
    await page.getByRole("button", { name: "By product" }).click()
    await expect(page.getByRole("region", { name: product.name })).toContainText(message)
    await row.getByRole("button", { name: "Open again" }).click()
    await expect(row).toHaveCount(0)
  })
})
