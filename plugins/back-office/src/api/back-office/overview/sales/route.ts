import { parseInput } from "@haat/http/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { AskSales } from "../../../../contract"
import { readSales } from "../../../../queries/sales"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { from, until } = parseInput(AskSales, req.query)
  res.json(await readSales(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), from, until))
}
