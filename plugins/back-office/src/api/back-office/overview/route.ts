import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { answering } from "../../../dialect/answering"
import { readOverview } from "../../../reading/overview"

const Day = z.iso.date().optional()

export const GET = answering(async (req, res) => {
  const date = Day.safeParse(req.query.date)
  if (!date.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "Date is a day as YYYY-MM-DD")
  res.json(await readOverview(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), date.data))
})
