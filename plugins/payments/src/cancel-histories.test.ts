/** @module-tag money */
import type { Client } from "@haat/testing"
import { inBatches } from "@haat/testing/in-batches"
import { smallOrFull } from "@haat/testing/test-size"
import fc from "fast-check"
import { afterAll, beforeAll, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../gst/src/testing/registered"
import { CancelLife, cancelHistory } from "./testing/cancel-history"
import { payments } from "./testing/payments"

/* Pieces that are cancelled, refunded and sent anyway, the delivery, and goodwill, in any sequence. */
const paying = payments()
let owner: Client
beforeAll(async () => {
  owner = await paying.haat.admin()
  await saveTaxSettings(paying.haat, REGISTERED)
})
afterAll(() => saveTaxSettings(paying.haat, UNREGISTERED))

const HISTORIES = smallOrFull(5, 60)
const AT_ONCE = 5
it("random cancellations, refunds and parcels end with exactly zero to refund and the right stock", async () => {
  await inBatches(fc.sample(cancelHistory, HISTORIES), AT_ONCE, (one) => new CancelLife(paying, owner).live(one))
}, 300_000)
