import type { SaveSynonyms } from "@haat/search/contract"
import { saveSynonymsWorkflow } from "@haat/search/workflows/save-synonyms"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SYNONYMS } from "../../../queries/list-synonyms"
import { change } from "../../change"
import { list } from "../../resource"

export const GET = list("synonyms", SYNONYMS, SYNONYMS.page)

export const POST = change(async (req: MedusaRequest<SaveSynonyms>) => {
  const input = req.validatedBody
  const { result } = await saveSynonymsWorkflow(req.scope).run({ input })
  return result
})
