import { broken as brokenPayments } from "../../plugins/payments/src/testing/rule.ts"
import { brokenInvariants } from "../../scripts/run/invariants.mjs"
import { buyer } from "../buyer.ts"
import { order, put, totalOf } from "../topology/people.ts"
import { attempt } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { pause } from "./row.ts"

/** How long the shop may take to come to rest. */
const RECOVERY_TIMEOUT_MS = 60_000
/** A mail that a worker took and died with is taken by another after 45 seconds; that one may die as well. */
const MAIL_TIMEOUT_MS = 120_000
const MAILS_WAIT = " mails wait"
const WAITING_WORK = `select (select count(*)::int from outbox_mail
where state = 'waiting' and deleted_at is null) as mails,
  (select count(*)::int from razorpay_event where applied_at is null) as events`

/**
 * Checks after every row: the invariants, one order or full refund for each capture, no waiting mail or event, and a
 * new shopper who can buy.
 * @returns violations, and the seconds until all held
 */
export async function afterwards(shop: FaultShop): Promise<{ broken: string[]; seconds: number }> {
  const begun = Date.now()
  let broken = await look(shop)
  const timeoutMs = () =>
    broken.every((sentence) => sentence.endsWith(MAILS_WAIT)) ? MAIL_TIMEOUT_MS : RECOVERY_TIMEOUT_MS
  while (broken.length && Date.now() - begun < timeoutMs()) {
    await pause(1_000)
    broken = await look(shop)
  }
  const rejected = await buyAsNewShopper(shop)
  return { broken: [...broken, ...rejected], seconds: (Date.now() - begun) / 1000 }
}

async function look({ haat, razorpay, place }: FaultShop): Promise<string[]> {
  try {
    const invariants = await brokenInvariants(place.env.DATABASE_URL)
    const payments = await brokenPayments(haat, razorpay)
    const [{ mails, events }] = await haat.sql(WAITING_WORK)
    return [
      ...invariants.map(({ sentence, rows }) => `${sentence} Not so: ${JSON.stringify(rows.slice(0, 2))}`),
      ...payments.slice(0, 3),
      ...(mails ? [`${mails}${MAILS_WAIT}`] : []),
      ...(events ? [`${events} events of the payment provider wait`] : []),
    ]
  } catch (error) {
    return [`the database could not be asked: ${(error as Error).message}`]
  }
}

async function buyAsNewShopper({ haat, web, known }: FaultShop): Promise<string[]> {
  try {
    const person = await buyer(haat)
    await put(person, web, known.id)
    const total = await totalOf(person, web)
    const placed = await attempt(() => order(person, web, total))
    return placed.status === 201
      ? []
      : [`a new shopper cannot buy: ${placed.status} ${JSON.stringify(placed.body).slice(0, 200)}`]
  } catch (error) {
    return [`a new shopper cannot buy: ${(error as Error).message}`]
  }
}
