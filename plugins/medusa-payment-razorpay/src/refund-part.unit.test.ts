/** @module-tag money */
import { expect, it, vi } from "vitest"
import { type RazorpayClient, RazorpayError } from "./client"
import { refundPart } from "./refund-part"

const PART = { payment_id: "pay_A", amount: 100, key: "ref_01JABCDEFGHJK" }
const MADE = { id: "rfnd_A", payment_id: "pay_A", amount: 100, status: "processed", receipt: PART.key }
const LOST = new RazorpayError("The payment provider could not be reached", false)

const clientOf = (refund: RazorpayClient["refund"], listRefunds: RazorpayClient["listRefunds"] = async () => []) => ({
  client: { refund, listRefunds } as unknown as RazorpayClient,
  refund,
})

it("requests a refund without a response once more, with the same key and receipt", async () => {
  const { client, refund } = clientOf(vi.fn().mockRejectedValueOnce(LOST).mockResolvedValueOnce(MADE))
  expect(await refundPart(client, PART)).toBe(MADE)
  expect(refund).toHaveBeenCalledTimes(2)
  expect(refund).toHaveBeenLastCalledWith({ ...PART, receipt: PART.key })
})

it("looks a refund up by its receipt when there is no response again", async () => {
  const other = { ...MADE, id: "rfnd_B", receipt: "ref_01JANOTHER" }
  const { client } = clientOf(vi.fn().mockRejectedValue(LOST), async () => [other, MADE])
  expect(await refundPart(client, PART)).toBe(MADE)
})

it("says that it is unknown when Razorpay is away", async () => {
  const refund = vi.fn().mockRejectedValue(LOST)
  const unknown = { rejected: false, message: expect.stringContaining("Check in its dashboard") }
  await expect(refundPart(clientOf(refund).client, PART)).rejects.toMatchObject(unknown)
  const away = clientOf(refund, vi.fn().mockRejectedValue(LOST)).client
  await expect(refundPart(away, PART)).rejects.toMatchObject(unknown)
})

it("does not repeat what Razorpay rejected", async () => {
  const rejected = new RazorpayError("The payment has been fully refunded already", true)
  const { client, refund } = clientOf(vi.fn().mockRejectedValue(rejected))
  await expect(refundPart(client, PART)).rejects.toBe(rejected)
  expect(refund).toHaveBeenCalledTimes(1)
})
