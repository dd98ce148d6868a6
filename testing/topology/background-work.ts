import type { Client } from "../client.ts"
import type { TestShop } from "../shop.ts"

const DONE = `select (select applied_at is not null from razorpay_event where id = $1) as reconciled,
  (select state <> 'waiting' from outbox_mail where id = $1) as mailed`

/** Bounds the 503 of a backend whose connections to Redis are opened again one by one, within a second each. */
const UNAVAILABLE_MS = 10_000

/**
 * Leaves something to do for everything that works in the background: a webhook for the reconciler of payments, a mail
 * for the outbox's job, and a changed price for the events.
 * @param owner signed in at `web`
 * @returns whether all of it is done
 */
export async function leaveWork(
  haat: TestShop,
  { owner, web, product_id, price }: { owner: Client; web: string; product_id: string; price: number },
): Promise<() => Promise<boolean>> {
  const id = `evt_${Date.now()}`
  await haat.sql(
    `insert into razorpay_event (id, body, received_at, next_attempt_at)
       values ($1, '{"event":"order.paid","payload":{}}', now(), now())`,
    [id],
  )
  await haat.sql(
    `insert into outbox_mail (id, kind, payload, next_attempt_at)
       values ($1, 'order-placed', '{"order_id":"order_none"}', now())`,
    [id],
  )
  const record = `${web}/back-office/products/${product_id}`
  const changePrice = async () => owner.put(record, { ...(await owner.get(record)).body, price })
  const end = Date.now() + UNAVAILABLE_MS
  let changed = await changePrice()
  while (changed.status === 503 && Date.now() < end) changed = await changePrice()
  if (changed.status !== 200)
    throw new Error(`The price was not changed: ${changed.status} ${JSON.stringify(changed.body)}`)
  return async () => {
    const shown = await haat.guest().get(`${web}/store/catalog/products/${product_id}`)
    const [{ reconciled, mailed }] = await haat.sql(DONE, [id])
    return shown.body.product?.price === price && reconciled && mailed
  }
}
