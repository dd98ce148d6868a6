import { PICK_UP_RETURN } from "@haat/checkout/contract"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"
import { findReturn } from "../../find-return"

export const POST = change(async (req) => {
  await runByName(req.scope, PICK_UP_RETURN, { return_id: req.params.id })
  return await findReturn(req)
})
