import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { PAYMENT_ERRORS } from "../../../../errors"
import { LEDGER } from "../../../../modules/razorpay"
import type { RazorpayService } from "../../../../modules/razorpay/service"
import { RazorpayWebhook, WEBHOOK_STORED } from "../../../../workflows/apply-event"

const MAX_BODY_BYTES = 256 * 1024

const header = (req: MedusaRequest, name: string) => {
  const value = req.headers[name]
  return typeof value === "string" ? value : ""
}

/** Verifies the signature over the raw bytes, stores the webhook, and only then acknowledges it. */
export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const ledger = req.scope.resolve<RazorpayService>(LEDGER)
  const raw = await readRaw(req)
  const signature = header(req, "x-razorpay-signature")
  if (!signature) throw new HttpError(PAYMENT_ERRORS.signature_missing)
  if (!raw || !ledger.isWebhookSigned(raw, signature)) throw new HttpError(PAYMENT_ERRORS.signature_wrong)
  const body = RazorpayWebhook.safeParse(parseJson(raw))
  if (!body.success) throw new HttpError(PAYMENT_ERRORS.not_an_event)

  const event_id = header(req, "x-razorpay-event-id")
  const id = await ledger.storeEvent({
    id: /^\w{1,100}$/.test(event_id) ? event_id : undefined,
    body: parseJson(raw),
    raw,
  })
  if (id) await req.scope.resolve(Modules.EVENT_BUS).emit({ name: WEBHOOK_STORED, data: { id } })
  res.json({ status: "stored" })
}

/** Returns a body of at most 256 KB, or null. Always reads to the end, as the response would not arrive otherwise. */
async function readRaw(req: MedusaRequest): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks)
}

/** Parses JSON; undefined when it is invalid or has a NUL character, which PostgreSQL cannot store. */
function parseJson(raw: Buffer): unknown {
  try {
    const text = raw.toString("utf8")
    return /\\u0000/.test(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
