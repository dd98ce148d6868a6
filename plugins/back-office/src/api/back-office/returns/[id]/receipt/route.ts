import { RECEIVE_RETURN, type ReceiveReturn } from "@haat/checkout/contract"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"
import { findReturn } from "../../find-return"

export const POST = change(async (req) => {
  await runByName(req.scope, RECEIVE_RETURN, { return_id: req.params.id, ...(req.validatedBody as ReceiveReturn) })
  return await findReturn(req)
})
