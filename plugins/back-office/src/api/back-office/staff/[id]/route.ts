import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ChangeRole } from "../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { findStaff } from "../../../../reading/list-staff"
import { appointStaffWorkflow } from "../../../../workflows/appoint-staff"
import { dismissStaffWorkflow } from "../../../../workflows/dismiss-staff"
import { change } from "../../../change"

const find = async (req: MedusaRequest) => {
  const member = await findStaff(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!member) throw new HttpError(BACK_OFFICE_ERRORS.no_such_staff)
  return member
}

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await find(req))
}

export const PUT = change(async (req: MedusaRequest<ChangeRole>) => {
  const { role } = req.validatedBody
  const { id } = await find(req)
  await appointStaffWorkflow(req.scope).run({ input: { user_id: id, role } })
  return await find(req)
})

export const DELETE = change(async (req) => {
  const { id } = await find(req)
  await dismissStaffWorkflow(req.scope).run({ input: { user_id: id } })
  return { id }
})
