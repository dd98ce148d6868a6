import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { STAFF } from "../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import type { StaffService } from "../../../../modules/staff/service"

export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  const { id } = req.params
  const withdrawn = await req.scope.resolve<StaffService>(STAFF).withdraw(id)
  if (!withdrawn) throw new HttpError(BACK_OFFICE_ERRORS.no_such_invitation)
  res.json({ id })
}
