import type { ChangePin } from "@haat/search/contract"
import { SEARCH_ERRORS } from "@haat/search/errors"
import { deleteSearchPinWorkflow } from "@haat/search/workflows/delete-search-pin"
import { saveSearchPinWorkflow } from "@haat/search/workflows/save-search-pin"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SEARCH_PINS } from "../../../../queries/list-search-pins"
import { change } from "../../../change"
import { findOne, one } from "../../../resource"

export const GET = one(findOne(SEARCH_PINS.find, SEARCH_ERRORS.no_such_pin))

export const PUT = change(async (req: MedusaRequest<ChangePin>) => {
  const { result } = await saveSearchPinWorkflow(req.scope).run({ input: { id: req.params.id, ...req.validatedBody } })
  return result
})

export const DELETE = change(async (req) => {
  await deleteSearchPinWorkflow(req.scope).run({ input: { id: req.params.id } })
  return { id: req.params.id }
})
