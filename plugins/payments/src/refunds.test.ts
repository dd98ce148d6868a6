/** @module-tag money */
import { holdRows } from "@haat/testing/hold-rows"
import { describe, expect, it } from "vitest"
import { verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()
const DAY = 24

const ordered = async () => {
  const made = await paying.ready()
  const proof = await paying.razorpay.pay(made.window.razorpay_order_id)
  const { body } = await verify(made.shopper, proof)
  expect(body.outcome.state).toBe("ordered")
  const { razorpay_order_id: id, amount } = made.window
  const order_id = body.outcome.order_id as string
  return { ...made, id, amount, order_id, razorpay_payment_id: proof.razorpay_payment_id }
}
type Ordered = Awaited<ReturnType<typeof ordered>>
const cancel = ({ shopper, order_id }: Ordered) => shopper.post(`/store/my-orders/${order_id}/cancel`)

/** A cancelled order whose refund the provider works on for a day. */
const refunding = async () => {
  const made = await ordered()
  await paying.razorpay.scenario({ refunds: "pending_for_a_day" })
  await cancel(made)
  await paying.state(made.id, "refunding")
  await until("the refund to be asked for", async () => (await paying.razorpay.money(made.id)).refunds.length === 1)
  return made
}
/** As if the refund had been requested so long ago and were looked at now. */
const age = (id: string, hours: number) =>
  paying.haat.sql(
    `update razorpay_payment set refunding_at = now() - make_interval(hours => $2), next_attempt_at = now()
     where razorpay_order_id = $1`,
    [id, hours],
  )
const moneyOf = async (id: string) =>
  (
    await paying.haat.sql(
      `select pc.captured_amount::float8 as captured, pc.refunded_amount::float8 as refunded,
         (select count(*)::int from refund f join payment p on p.id = f.payment_id
           where p.payment_collection_id = pc.id and f.deleted_at is null) as refunds
       from razorpay_payment r join payment_collection pc on pc.id = r.payment_collection_id
       where r.razorpay_order_id = $1`,
      [id],
    )
  )[0]

describe("a refund that the provider works on for a day", () => {
  it("is asked for ever less often, and written down when its webhook says that it is made", async () => {
    const { id } = await refunding()
    await age(id, 20)
    await until("the next look to be hours away", async () => {
      const { next_attempt_at, exception } = await paying.row(id)
      return exception === null && next_attempt_at.getTime() > Date.now() + 5 * 3_600_000
    })
    await paying.razorpay.passTime(DAY + 1)
    await paying.state(id, "refunded")
    expect((await paying.razorpay.money(id)).refunds).toMatchObject([{ status: "processed" }])
  })

  it("is no longer asked for after ten days, which the owner sees; its webhook still counts", async () => {
    const { id } = await refunding()
    await age(id, 11 * DAY)
    const owner = await paying.haat.admin()
    const row = await until("the owner to see it", async () => {
      const filter = encodeURIComponent(JSON.stringify({ attention: true }))
      const { body } = await owner.get(`/back-office/payments?filter=${filter}&range=[0,99]`)
      return body.find(({ razorpay_order_id }: { razorpay_order_id: string }) => razorpay_order_id === id)
    })
    expect(row.exception).toMatch(/has not made this refund for ten days/)
    expect((await paying.row(id)).next_attempt_at).toBeNull()

    await paying.razorpay.passTime(DAY + 1)
    await paying.state(id, "refunded")
    await until("nothing to be owed", async () => (await paying.row(id)).exception === null)
  })
})

describe("money that is refunded at the provider's dashboard", () => {
  it("is written down: a part of it at first, then all of it", async () => {
    const made = await ordered()
    const { id, amount, razorpay_payment_id } = made
    await paying.razorpay.refundByHand(razorpay_payment_id, 1_050)
    await until("the part to be written down", async () => (await moneyOf(id)).refunded === 10.5)
    expect(await paying.row(id)).toMatchObject({ state: "ordered", refunded_amount: 1_050 })
    const { order } = (await made.shopper.get(`/store/my-orders/${made.order_id}`)).body
    expect(order.payment_status).toBe("Paid")
    const owner = await paying.haat.admin()
    expect((await owner.get(`/back-office/payments/${(await paying.row(id)).id}`)).body).toMatchObject({
      refunded: 10.5,
    })

    await paying.razorpay.refundByHand(razorpay_payment_id)
    await paying.state(id, "refunded")
    await until("all of it to be written down", async () => (await moneyOf(id)).refunded === amount / 100)
    expect(await moneyOf(id)).toEqual({ captured: amount / 100, refunded: amount / 100, refunds: 2 })
    expect((await paying.razorpay.money(id)).refunds).toHaveLength(2)
    expect((await cancel(made)).status).toBe(200)
  })

  it("is written down once, however often its webhook comes", async () => {
    const made = await ordered()
    await paying.razorpay.scenario({ webhooks: "double" })
    await paying.razorpay.refundByHand(made.razorpay_payment_id, 700)
    await until("the part to be written down", async () => (await moneyOf(made.id)).refunded === 7)
    await paying.razorpay.refundByHand(made.razorpay_payment_id, 300)
    await until("both parts to be written down", async () => (await moneyOf(made.id)).refunded === 10)
    expect((await moneyOf(made.id)).refunds).toBe(2)
  })
})

describe("money whose order is being placed", () => {
  it("is never refunded for it: the order is waited for", async () => {
    const { shopper, window } = await paying.ready()
    const id = window.razorpay_order_id
    const { cart_id } = await paying.row(id)
    // Another transaction holds the cart.
    const letGo = await holdRows("select id from cart where id = $1 for update", [cart_id])
    const { body } = await verify(shopper, await paying.razorpay.pay(id))
    expect(body.outcome.state).toBe("confirming")
    await paying.haat.sql(
      `update razorpay_payment set captured_at = now() - interval '1 hour', attempts = 0, next_attempt_at = now()
       where razorpay_order_id = $1`,
      [id],
    )
    await until("it to be tried twice more", async () => (await paying.row(id)).attempts >= 2, 40)
    expect(await paying.row(id)).toMatchObject({ state: "captured", exception: expect.stringMatching(/being placed/) })

    await letGo()
    await paying.state(id, "ordered", 60)
  }, 120_000)

  it("is ordered in the transaction that closes the cart: both, or none of them", async () => {
    const { shopper, window } = await paying.ready()
    const row = await paying.row(window.razorpay_order_id)
    await paying.haat.sql(
      "create or replace function reject_ordered() returns trigger language plpgsql as $$ begin raise exception " +
        "'broken on purpose'; end $$",
    )
    await paying.haat.sql(
      `create trigger reject_ordered before update on razorpay_payment for each row
       when (new.id = '${row.id}' and new.state = 'ordered') execute function reject_ordered()`,
    )
    try {
      const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
      expect(body.outcome.state).toBe("confirming")
      const [cart] = await paying.haat.sql("select completed_at from cart where id = $1", [row.cart_id])
      expect(cart.completed_at).toBeNull()
      expect((await shopper.get("/store/my-orders")).body.orders).toEqual([])
    } finally {
      await paying.haat.sql("drop trigger reject_ordered on razorpay_payment")
      await paying.haat.sql("drop function reject_ordered")
    }
    await paying.state(window.razorpay_order_id, "ordered", 90)
  }, 120_000)
})

// This test and the next wait for jobs that run once a minute: they wait together.
it.concurrent("mails of a refund also when the process died before it could say so", async () => {
  const made = await ordered()
  await cancel(made)
  await paying.state(made.id, "refunded")
  const mail = `payment-refunded:${made.id}`
  const waits = async () => (await paying.haat.sql("select kind from outbox_mail where id = $1", [mail])).length === 1
  await until("the mail to be in the outbox", waits)
  // As if the event had been lost.
  await paying.haat.sql("delete from outbox_mail where id = $1", [mail])
  await paying.haat.sql(
    "update razorpay_payment set refunded_at = now() - interval '5 minutes' where razorpay_order_id = $1",
    [made.id],
  )
  await until("the mail to be found missing", waits, 90)
}, 120_000)

it.concurrent("deletes webhooks, audit entries and mails after their settings, and never unfinished ones", async () => {
  await paying.haat.sql(`insert into razorpay_event (id, body, applied_at, next_attempt_at) values
    ('evt_old', '{}', now() - interval '91 days', null), ('evt_new', '{}', now() - interval '89 days', null)`)
  await paying.haat.sql(`insert into trail_entry (id, user_id, who, role, resource, action, subject, state, changes,
  cut,
      words, created_at) select id, 'user_x', 'x', 'owner', 'products', 'update', 'x', 'done', '[]', false, 'x', at
    from (values ('trail_old', now() - interval '731 days'), ('trail_new', now() - interval '729 days')) e (id, at)`)
  await paying.haat.sql(`insert into outbox_mail (id, kind, payload, state, updated_at, next_attempt_at) values
    ('mail_old', 'order-placed', '{}', 'sent', now() - interval '31 days', now()),
    ('mail_new', 'order-placed', '{}', 'sent', now() - interval '29 days', now())`)
  const left = async () =>
    (
      await paying.haat.sql(`select id from razorpay_event where id in ('evt_old', 'evt_new')
        union all select id from trail_entry where id in ('trail_old', 'trail_new')
        union all select id from outbox_mail where id in ('mail_old', 'mail_new')`)
    )
      .map(({ id }: { id: string }) => id)
      .sort()
  await until("the old ones to be gone", async () => (await left()).every((id) => id.endsWith("_new")), 100)
  expect(await left()).toEqual(["evt_new", "mail_new", "trail_new"])
}, 120_000)
