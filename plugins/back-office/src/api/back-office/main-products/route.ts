import { MainProducts } from "@haat/banners/contract"
import { chooseMainProductsWorkflow } from "@haat/banners/workflows/choose-main-products"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answering } from "../../../dialect/answering"
import { readBody } from "../../../dialect/read-body"
import { readMainProducts } from "../../../reading/main-products"

export const GET = answering(async (req, res) => {
  res.json(await readMainProducts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)))
})

export const PUT = answering(async (req, res) => {
  const { result } = await chooseMainProductsWorkflow(req.scope).run({ input: readBody(MainProducts, req.body) })
  res.json(result)
})
