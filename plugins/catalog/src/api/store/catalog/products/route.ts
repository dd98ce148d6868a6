import { parseInput } from "@haat/http/parse-input"
import { wantedLocale } from "@haat/http/read-locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ListProducts } from "../../../../contract"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"

/** An empty field of a form counts as not filled in. */
const filled = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""))

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = parseInput(ListProducts, filled({ ...req.query, locale: wantedLocale(req) }))
  res.type("json").send(await req.scope.resolve<CatalogModuleService>(CATALOG).browse(query))
}
