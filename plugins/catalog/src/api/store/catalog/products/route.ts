import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ListProducts } from "../../../../contract"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"
import { parseOrRefuse } from "../../../../refuse"

/** An empty field of a form counts as not filled in. */
const filled = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""))

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = parseOrRefuse(ListProducts, filled(req.query))
  res.type("json").send(await req.scope.resolve<CatalogModuleService>(CATALOG).browse(query))
}
