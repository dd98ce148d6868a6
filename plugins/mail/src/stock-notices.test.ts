import { shop, type TestShop } from "@haat/testing"
import { buyer, orderCart, put } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { mailbox } from "@haat/testing/mailbox"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { MAX_WAITING_DAYS, NOTICE_KEPT, NOTICES_STOPPED } from "./contract"

const haat = shop()
const box = mailbox(haat)
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const newEmail = () => `waits-${crypto.randomUUID().slice(0, 8)}@example.com`
const ask = (product_id: string, email: string, as = haat.guest()) =>
  as.post("/store/stock-notices", { product_id, email })
const waiting = (email: string) =>
  haat.sql("select id, variant_id, told_at from stock_notice where email = $1", [email])
const mailsAbout = async (email: string) =>
  (await box.to(email)).filter(({ subject }) => subject.includes("back in stock"))
const stock = (id: string, quantity: number) => editProduct(admin, id, { quantity })
/** A link of the mail that stops further ones, in its parts. */
function stopLinkIn(text: string) {
  const [, id = "", signature = ""] = /\/stop-notices\/([\w-]+)\/([\w-]+)/.exec(text) ?? []
  return { id, signature }
}

describe("a mail when something is back in stock", () => {
  it("comes once, to everybody who asked, with the way to it and a link to stop", async () => {
    const product = await haat.product({ quantity: 0, price: 499 })
    const [one, other] = [newEmail(), newEmail()]
    const { status, body } = await ask(product.id, one.toUpperCase())
    expect([status, body.message]).toEqual([202, NOTICE_KEPT])
    expect((await ask(product.id, one)).body).toEqual(body)
    await ask(product.id, other)
    expect(await waiting(one)).toHaveLength(1)

    await stock(product.id, 3)
    const mail = await box.mail(one, `${product.name} is back in stock`)
    expect(mail.text).toContain("₹499")
    expect(mail.text).toContain(`${haat.webUrl}/product-info/${product.id}?variant=`)
    expect(stopLinkIn(mail.text).signature).not.toBe("")
    expect(mail.html + mail.text).not.toContain(other)
    await box.mail(other, "is back in stock")

    await stock(product.id, 0)
    await stock(product.id, 5)
    const later = newEmail()
    const another = await haat.product({ quantity: 0 })
    await ask(another.id, later)
    await stock(another.id, 1)
    await box.mail(later, "is back in stock")
    expect(await mailsAbout(one)).toHaveLength(1)
  })

  it("is of the very variant, named in it", async () => {
    const product = await haat.product()
    const { options, variants } = kurtaVariants()
    const soldOut = variants.map((variant, at) => (at < 2 ? { ...variant, quantity: 0 } : variant))
    const { variantOf } = await saveProductVariants(admin, product.id, { options, variants: soldOut })
    const [small, medium] = [newEmail(), newEmail()]
    await ask(variantOf("Indigo", "S").id, small)
    await ask(variantOf("Indigo", "M").id, medium)
    await saveProductVariants(admin, product.id, {
      options,
      variants: soldOut.map((variant, at) => (at === 1 ? { ...variant, quantity: 2 } : variant)),
    })
    const mail = await box.mail(medium, "is back in stock")
    expect(mail.subject).toBe(`${product.name} (Indigo, M) is back in stock`)
    expect(mail.text).toContain(`?variant=${variantOf("Indigo", "M").id}`)
    expect(await waiting(small)).toMatchObject([{ told_at: null }])
    expect(await mailsAbout(small)).toEqual([])
  })

  it("comes when a cancelled order gives its pieces back", async () => {
    const product = await haat.product({ quantity: 1 })
    const shopper = await buyer(haat)
    await put(shopper, product.id)
    const order = await orderCart(shopper)
    const email = newEmail()
    expect((await ask(product.id, email)).status).toBe(202)
    expect((await admin.post(`/admin/orders/${order.id}/cancel`)).status).toBe(200)
    await box.mail(email, "is back in stock")
  })

  it("stops by its link, without signing in, for all that the address waits for", async () => {
    const [first, second] = [await haat.product({ quantity: 0 }), await haat.product({ quantity: 0 })]
    const email = newEmail()
    for (const { id } of [first, second]) await ask(id, email)
    await stock(first.id, 1)
    const link = stopLinkIn((await box.mail(email, first.name)).text)
    const stop = (body: object) => haat.guest().post("/store/stock-notices/stop", body)
    for (const wrong of [{ ...link, signature: "a".repeat(43) }, { ...link, id: "stno_other" }, { id: link.id }])
      expect((await stop(wrong)).status).toBe(400)
    expect(await waiting(email)).toHaveLength(2)
    const stopped = await stop(link)
    expect([stopped.status, stopped.body]).toEqual([200, { message: NOTICES_STOPPED }])
    expect((await stop(link)).body).toEqual(stopped.body)
    expect((await waiting(email)).filter(({ told_at }: { told_at: unknown }) => !told_at)).toEqual([])
  })

  it("is not kept for what is in stock, not sold or unknown, nor for what is no address", async () => {
    const [product, draft] = [await haat.product(), await haat.product({ quantity: 0, active: false })]
    const email = newEmail()
    expect((await ask(product.id, email)).body.code).toBe("in_stock_already")
    expect((await ask(draft.id, email)).status).toBe(404)
    expect((await ask("prod_none", email)).status).toBe(404)
    expect((await ask(product.id, "nobody")).status).toBe(400)
    expect(await waiting(email)).toEqual([])
  })

  it("is asked for so often and no more, for one address from wherever", async () => {
    const product = await haat.product({ quantity: 0 })
    const email = newEmail()
    const statuses = await Promise.all(Array.from({ length: 21 }, () => ask(product.id, email)))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it("is counted for the owner while people wait, and is found and forgotten by the minute's job", {
    timeout: 90_000,
  }, async () => {
    const [product, never] = [await haat.product({ quantity: 0 }), await haat.product({ quantity: 0 })]
    const [old, fresh] = [newEmail(), newEmail()]
    for (const email of [newEmail(), fresh]) await ask(product.id, email)
    await ask(never.id, old)
    const [{ people }] = await haat.sql("select people from waiting_for_stock where product_id = $1", [product.id])
    expect(people).toBe(2)
    const { stock: scarce } = (await admin.get("/back-office/overview/todo")).body
    expect(scarce.products[0]).toMatchObject({ waiting: expect.any(Number) })

    const days = MAX_WAITING_DAYS + 1
    await haat.sql(`update stock_notice set created_at = now() - interval '${days} days' where email = $1`, [old])
    // as if the event had been lost
    await haat.sql(
      `update inventory_level set stocked_quantity = 4, raw_stocked_quantity = '{"value": "4", "precision": 20}'
       where inventory_item_id in (select inventory_item_id from variant_stock
         join product_variant v on v.id = variant_id
         where v.product_id = $1)`,
      [product.id],
    )
    const done = async () => expect([await mailsAbout(fresh), await waiting(old)]).toMatchObject([[{}], []])
    await vi.waitFor(done, { timeout: 80_000, interval: 500 })
  })
})
