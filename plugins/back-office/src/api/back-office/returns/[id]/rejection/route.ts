import { REJECT_RETURN, type RejectReturn } from "@haat/checkout/contract"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"
import { findReturn } from "../../find-return"

export const POST = change(async (req) => {
  await runByName(req.scope, REJECT_RETURN, { return_id: req.params.id, ...(req.validatedBody as RejectReturn) })
  return await findReturn(req)
})
