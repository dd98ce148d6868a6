import type { SavePin } from "@haat/search/contract"
import { saveSearchPinWorkflow } from "@haat/search/workflows/save-search-pin"
import type { MedusaRequest } from "@medusajs/framework/http"
import { SEARCH_PINS } from "../../../queries/list-search-pins"
import { change } from "../../change"
import { list } from "../../resource"

export const GET = list("search-pins", SEARCH_PINS, SEARCH_PINS.page)

export const POST = change(async (req: MedusaRequest<SavePin>) => {
  const { result } = await saveSearchPinWorkflow(req.scope).run({ input: req.validatedBody })
  return result
})
