import { MedusaError } from "@medusajs/framework/utils"
import { STAFF } from "../../../../contract"
import { answering } from "../../../../dialect/answering"
import type { StaffService } from "../../../../modules/staff/service"

export const DELETE = answering(async (req, res) => {
  const { id } = req.params
  const withdrawn = await req.scope.resolve<StaffService>(STAFF).withdraw(id)
  if (!withdrawn) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such invitation")
  res.json({ id })
})
