import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { AskSales } from "../../../../contract"
import { answering } from "../../../../dialect/answering"
import { readSales } from "../../../../reading/sales"

export const GET = answering(async (req, res) => {
  const asked = AskSales.safeParse(req.query)
  if (!asked.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, asked.error.issues[0].message)
  const { from, until } = asked.data
  res.json(await readSales(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), from, until))
})
