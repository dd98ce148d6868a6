import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ListProductPages } from "../../../../contract"
import { resolveProductSearch } from "../../../../modules/search/resolve-product-search"

/** A line for each, so that the web tier can take them apart without reading them. */
const lines = (found: (string | null)[]) => `[\n${found.map((one) => one ?? "null").join(",\n")}\n]`

export const GET = async (req: MedusaRequest<unknown, ListProductPages>, res: MedusaResponse) => {
  const { id, locale } = req.validatedQuery
  const pages = await resolveProductSearch(req.scope).findProductPages(id, locale)
  res.type("json").send(`{"pages":${lines(pages)}}`)
}
