import type { ChangeSynonyms } from "@haat/search/contract"
import { SEARCH_ERRORS } from "@haat/search/errors"
import { deleteSynonymsWorkflow } from "@haat/search/workflows/delete-synonyms"
import { saveSynonymsWorkflow } from "@haat/search/workflows/save-synonyms"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SYNONYMS } from "../../../../queries/list-synonyms"
import { change } from "../../../change"
import { findOne, one } from "../../../resource"

export const GET = one(findOne(SYNONYMS.find, SEARCH_ERRORS.no_such_synonyms))

export const PUT = change(async (req: MedusaRequest<ChangeSynonyms>) => {
  const { result } = await saveSynonymsWorkflow(req.scope).run({ input: { id: req.params.id, ...req.validatedBody } })
  return result
})

export const DELETE = change(async (req) => {
  await deleteSynonymsWorkflow(req.scope).run({ input: { id: req.params.id } })
  return { id: req.params.id }
})
