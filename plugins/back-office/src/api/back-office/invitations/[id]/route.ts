import { HttpError } from "@haat/sdk/server/http-error"
import { STAFF } from "../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import type { StaffService } from "../../../../modules/staff/service"
import { change } from "../../../change"

export const DELETE = change(async (req) => {
  const { id } = req.params
  const withdrawn = await req.scope.resolve<StaffService>(STAFF).withdraw(id)
  if (!withdrawn) throw new HttpError(BACK_OFFICE_ERRORS.no_such_invitation)
  return { id }
})
