import assert from "node:assert/strict"
import { addMailPart } from "@haat/mail/add-mail-part"
import { defineMail } from "@haat/mail/define-mail"
import { ORDER_PLACED } from "@haat/mail/mails"
import { listFailedParts } from "@haat/mail/sending/mail-parts"
import { registerMails } from "@haat/mail/sending/registry"
import { sendMail } from "@haat/mail/sending/send-due-mail"
import { queueMail } from "@haat/mail/workflows/queue-mail"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"

const PRICE_DROP = defineMail({
  kind: "test-price-drop",
  name: { en: "Price drop", hi: "दाम घटा" },
  payload: z.object({ to: z.string(), product: z.string() }),
  sample: { to: "asha@example.com", product: "Brass lota" },
  compose: ({ to, product }) => ({
    to,
    subject: "Fallen for you",
    preview: product,
    heading: product,
    parts: [{ kind: "text", text: "It costs less now." }],
  }),
})

/** Queues a mail that the shop under test leaves to this script. @returns whether it is new */
const queue = (container, definition, mail) =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const isNew = await queueMail(trx, definition, mail)
    await trx("outbox_mail")
      .where({ id: mail.id })
      .update({ next_attempt_at: trx.raw("now() + interval '1 hour'") })
    return isNew
  })

const send = async (container, { kind }, mail) =>
  assert(await sendMail(container, { ...mail, kind, attempts: 1, age: 0 }))

const SCRIPTS = {
  async "queue-thrice"(container, to) {
    registerMails("wishlist", [PRICE_DROP])
    const mail = { id: `test-price-drop:${to}`, payload: { to, product: "Brass lota" } }
    assert.equal(await queue(container, PRICE_DROP, mail), true)
    assert.equal(await queue(container, PRICE_DROP, mail), false)
    await send(container, PRICE_DROP, mail)
    assert.equal(await queueMail(container, PRICE_DROP, mail), false)
  },
  "queue-wrong": (container, to) => queueMail(container, PRICE_DROP, { id: "test-price-drop:wrong", payload: { to } }),
  "register-twice": () => registerMails("wishlist", [{ ...PRICE_DROP, kind: "order-placed" }]),
  "add-to-unknown": () => addMailPart("order-eaten", { order: 100, plugin: "wishlist", compose: () => [] }),
  async "send-with-parts"(container, order_id) {
    const add = (plugin, order, compose) => addMailPart("order-placed", { plugin, order, compose })
    add("stories", 300, (_, shop) => [{ kind: "text", text: `Part of stories in ${shop.name}` }])
    add("broken", 200, () => {
      throw new Error("broken on purpose")
    })
    add("wishlist", 100, async (payload) => [{ kind: "text", text: `Part of wishlist: ${payload.order_id}` }])
    const mail = { id: `order-placed:again ${order_id}`, payload: { order_id } }
    await queue(container, ORDER_PLACED, mail)
    await send(container, ORDER_PLACED, mail)
    assert.deepEqual(listFailedParts(), [{ plugin: "broken", kind: "order-placed", count: 1 }])
  },
}

/** Runs what a plugin does with mails, for `medusa exec`. @param args name of the script, and its input */
export default ({ container, args: [script, input] }) => SCRIPTS[script](container, input)
