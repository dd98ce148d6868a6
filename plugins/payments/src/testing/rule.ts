import type { TestShop } from "@haat/testing"
import type { Provider } from "./provider"

/** A payment of the ledger, with the live order it paid for and what Medusa says about it. */
const LEDGER = `
  select r.razorpay_order_id, r.state, r.razorpay_payment_id, r.exception, r.amount, o.id as order_id,
    coalesce(pc.captured_amount, 0)::float8 as captured, coalesce(pc.refunded_amount, 0)::float8 as refunded,
    exists (select 1 from payment_refund f join payment p on p.id = f.payment_id
      where p.payment_session_id = r.payment_session_id and f.request_id is not null) as by_staff,
    (select coalesce(sum(s.amount), 0)::int from payment p join store_credit_source s on s.payment_id = p.id
      join store_credit_entry e on e.id = s.entry_id and e.kind = 'refund'
      join order_payment_collection own on own.order_id = e.order_id and own.deleted_at is null
        and own.payment_collection_id = r.payment_collection_id
      where p.payment_session_id = r.payment_session_id) as credited
  from razorpay_payment r
  left join order_payment_collection l on l.payment_collection_id = r.payment_collection_id and l.deleted_at is null
  left join "order" o on o.id = l.order_id and o.status <> 'canceled' and o.deleted_at is null
  left join payment_collection pc on pc.id = r.payment_collection_id and pc.deleted_at is null`

type Row = {
  razorpay_order_id: string
  state: string
  razorpay_payment_id: string | null
  exception: string | null
  amount: number
  order_id: string | null
  captured: number
  refunded: number
  by_staff: boolean
  /** what staff gave of it as store credit, in paise */
  credited: number
}

/**
 * Checks that every captured payment has exactly one order or a full refund, and that nothing is Paid without money.
 * @returns violations, of all payments or of one Razorpay order
 */
export async function broken(haat: TestShop, provider: Provider, razorpay_order_id?: string): Promise<string[]> {
  const { payments, refunds, disputes } = await provider.money(razorpay_order_id)
  const rows: Row[] = (await haat.sql(LEDGER)).filter(
    (row: Row) => !razorpay_order_id || row.razorpay_order_id === razorpay_order_id,
  )
  const trouble: string[] = []
  for (const payment of payments.filter(({ captured }) => captured)) {
    const orders = rows.filter(
      (row) => row.state === "ordered" && row.order_id && row.razorpay_payment_id === payment.id,
    ).length
    const back = refunds.filter((refund) => refund.payment_id === payment.id && refund.status === "processed")
    const lost = disputes
      .filter(({ payment_id, status }) => payment_id === payment.id && status === "lost")
      .reduce((sum, { amount_deducted }) => sum + amount_deducted, 0)
    // With an order, the remaining money counts as kept.
    const credited = orders ? 0 : (rows.find((row) => row.razorpay_payment_id === payment.id)?.credited ?? 0)
    const whole = back.reduce((sum, { amount }) => sum + amount, lost + credited) === payment.amount
    // Staff and the provider's dashboard may refund parts.
    if (orders + (whole ? 1 : 0) !== 1)
      trouble.push(`${payment.id} of ${payment.amount}: ${orders} orders, refunds of [${back.map((r) => r.amount)}]`)
  }
  for (const row of rows) {
    const payment = payments.find(({ id }) => id === row.razorpay_payment_id)
    const paid = payment?.captured && payment.currency === "INR" && payment.amount === row.amount
    const says = (sentence: string) => trouble.push(`${row.razorpay_order_id} (${row.state}): ${sentence}`)
    if (row.captured > row.refunded && !paid) says("Paid without money")
    // Staff may refund all of an order that has arrived.
    if (row.order_id && row.state !== "ordered" && !row.by_staff) says("has an order all the same")
    const given = refunds.filter((refund) => refund.payment_id === payment?.id && refund.status === "processed")
    const left = row.amount - given.reduce((sum, { amount }) => sum + amount, 0)
    if (row.state === "ordered" && Math.round((row.captured - row.refunded) * 100) !== left)
      says("Medusa does not say Paid")
    const kept_paise = Math.round((row.captured - row.refunded) * 100)
    if (row.state === "refunded" && kept_paise !== 0 && kept_paise !== row.credited)
      says("Medusa does not say Refunded")
    if (["captured", "refunding"].includes(row.state)) says(`not at its end: ${row.exception}`)
  }
  const twice = await haat.sql(`select cart_id from order_cart oc join "order" o on o.id = oc.order_id
    where oc.deleted_at is null and o.deleted_at is null group by cart_id having count(*) > 1`)
  return [...trouble, ...twice.map(({ cart_id }: { cart_id: string }) => `${cart_id} was ordered twice`)]
}
