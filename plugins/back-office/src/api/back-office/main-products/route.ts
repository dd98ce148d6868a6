import { MainProducts } from "@haat/banners/contract"
import { chooseMainProductsWorkflow } from "@haat/banners/workflows/choose-main-products"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readBody } from "../../../dialect/read-body"
import { readMainProducts } from "../../../queries/main-products"

/** There is only one choice; react-admin wants every record to have an id. */
const ID = "main"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const chosen = await readMainProducts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  res.json({ id: ID, ...chosen })
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse) => {
  const { result } = await chooseMainProductsWorkflow(req.scope).run({ input: readBody(MainProducts, req.body) })
  res.json({ id: ID, ...result })
}
