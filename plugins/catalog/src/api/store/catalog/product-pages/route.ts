import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ProductPagesAsked } from "../../../../contract"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"
import { parseOrRefuse } from "../../../../refuse"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { id } = parseOrRefuse(ProductPagesAsked, req.query)
  const found = await req.scope.resolve<CatalogModuleService>(CATALOG).look(id)
  // a line for each, so that the web tier can take them apart without reading them
  res.type("json").send(`{"pages":[\n${found.map((page) => page ?? "null").join(",\n")}\n]}`)
}
