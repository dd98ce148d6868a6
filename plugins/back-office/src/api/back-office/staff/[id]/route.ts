import type { MedusaRequest } from "@medusajs/framework/http"
import type { ChangeRole } from "../../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { STAFF } from "../../../../queries/list-staff"
import { appointStaffWorkflow } from "../../../../workflows/appoint-staff"
import { dismissStaffWorkflow } from "../../../../workflows/dismiss-staff"
import { change } from "../../../change"
import { findOne, one } from "../../../resource"

const find = findOne(STAFF.find, BACK_OFFICE_ERRORS.no_such_staff)

export const GET = one(find)

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
