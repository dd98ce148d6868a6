import { removeSecondFactorWorkflow } from "@haat/accounts/workflows/remove-second-factor"
import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { BACK_OFFICE_ERRORS } from "../../../../../errors"
import { findStaff } from "../../../../../queries/list-staff"
import { administratorOf } from "../../../../guard"

/** For somebody who has lost their phone and their recovery codes. */
export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const member = await findStaff(database, req.params.id)
  if (!member) throw new HttpError(BACK_OFFICE_ERRORS.no_such_staff)
  if (member.id === administratorOf(req).id) throw new HttpError(BACK_OFFICE_ERRORS.own_second_factor)
  await removeSecondFactorWorkflow(req.scope).run({ input: { user_id: member.id } })
  res.json(await findStaff(database, member.id))
}
