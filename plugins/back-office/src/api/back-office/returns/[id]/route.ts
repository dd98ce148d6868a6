import { readRefundableReturn } from "@haat/medusa-payment-razorpay/queries/refundable"
import { databaseOf, one } from "../../../resource"
import { findReturn } from "../find-return"

export const GET = one(async (req) => ({
  ...(await findReturn(req)),
  refundable: await readRefundableReturn(databaseOf(req), req.params.id),
}))
