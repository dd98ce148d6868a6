import { BOOK_PICKUP_AGAIN } from "@haat/freight/contract"
import { runByName } from "../../../../../run-by-name"
import { change } from "../../../../change"
import { findReturn } from "../../find-return"

export const POST = change(async (req) => {
  await findReturn(req)
  await runByName(req.scope, BOOK_PICKUP_AGAIN, { return_id: req.params.id })
  return await findReturn(req)
})
