import type { MainProducts } from "@haat/banners/contract"
import { chooseMainProductsWorkflow } from "@haat/banners/workflows/choose-main-products"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMainProducts } from "../../../queries/main-products"
import { change } from "../../change"
import { databaseOf } from "../../resource"

/** There is only one choice; react-admin wants every record to have an id. */
const ID = "main"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const chosen = await readMainProducts(databaseOf(req))
  res.json({ id: ID, ...chosen })
}

export const PUT = change(async (req: MedusaRequest<MainProducts>) => {
  const { result } = await chooseMainProductsWorkflow(req.scope).run({ input: req.validatedBody })
  return { id: ID, ...result }
})
