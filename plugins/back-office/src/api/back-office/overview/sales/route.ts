import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { AskSales } from "../../../../contract"
import { readSales } from "../../../../queries/sales"
import { databaseOf } from "../../../resource"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { from, until } = parseInput(AskSales, req.query)
  res.json(await readSales(databaseOf(req), from, until))
}
