import { findReturnSettings } from "@haat/checkout/workflows/return-settings"
import { readMissedMinimums } from "@haat/offers/queries/missed-minimums"
import { readRefundableReturn } from "@haat/payments/queries/refundable"
import { databaseOf, one } from "../../../resource"
import { findReturn } from "../find-return"

export const GET = one(async (req) => ({
  ...(await findReturn(req)),
  refundable: await readRefundableReturn(databaseOf(req), req.params.id),
  missed_minimums: await readMissedMinimums(databaseOf(req), req.params.id),
  keeps_discount: (await findReturnSettings(req.scope)).keeps_discount,
}))
