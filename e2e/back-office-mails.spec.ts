import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { findSeriousViolationsInTurn } from "./axe.ts"
import { openMenuItem, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { expectNoOverflow } from "./widths.ts"

const MESSAGE = { name: "Asha", email: "asha@example.com", message: "Do you deliver to Leh?" }

test("an owner previews a mail, writes another subject, which arrives, and goes back to the mail's own", async ({
  page,
  isPhone,
}) => {
  const haat = await shop()
  const mark = `m${Date.now().toString(36)}`
  await page.emulateMedia({ reducedMotion: "reduce" })
  await signInAsOwner(page)
  await page.goto("/admin/panel")
  await openMenuItem(page, "Mails", isPhone)
  await page.getByRole("cell", { name: "Message to the owner" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Message to the owner" })).toBeVisible()

  const frame = page.frameLocator("iframe")
  await expect(frame.getByRole("heading", { level: 1, name: "Delivery to Leh" })).toBeVisible()
  expect(await findSeriousViolationsInTurn(page), "a mail").toEqual([])
  await expectNoOverflow(page)

  const subject = page.getByRole("textbox", { name: "Subject in English" })
  await subject.fill("About {order}")
  await page.getByRole("button", { name: "Save the texts" }).click()
  await expect(page.getByText("{order} cannot be filled in here. You can use {name}, {subject}, {shop}")).toBeVisible()
  await subject.fill(`${mark} of {name}: {subject}`)
  await page.getByRole("button", { name: "Save the texts" }).click()
  await expect(page.getByText("The texts of the mail are saved")).toBeVisible()
  await expect(page.getByText(`${mark} of Asha Rao: Delivery to Leh`)).toBeVisible()

  const send = async (words: string) =>
    expect((await haat.guest().post("/store/contact", { ...MESSAGE, subject: words })).status).toBe(202)
  await send(`Leh ${mark}`)
  await mailbox(haat).mail("owner@haat.example", `${mark} of Asha: Leh ${mark}`)

  await page.getByRole("button", { name: "Use the mail's own text" }).first().click()
  await page.getByRole("button", { name: "Save the texts" }).click()
  await expect(page.getByText("Message: Delivery to Leh", { exact: true })).toBeVisible()
  await send(`Ladakh ${mark}`)
  await mailbox(haat).mail("owner@haat.example", `Message: Ladakh ${mark}`)
})
