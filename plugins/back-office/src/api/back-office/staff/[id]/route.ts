import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { ChangeRole } from "../../../../contract"
import { answering } from "../../../../dialect/answering"
import { readBody } from "../../../../dialect/read-body"
import { findStaff } from "../../../../reading/list-staff"
import { appointStaffWorkflow } from "../../../../workflows/appoint-staff"
import { dismissStaffWorkflow } from "../../../../workflows/dismiss-staff"

const find = async (req: MedusaRequest) => {
  const member = await findStaff(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!member) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Nobody here has this account")
  return member
}

export const GET = answering(async (req, res) => {
  res.json(await find(req))
})

export const PUT = answering(async (req, res) => {
  const { role } = readBody(ChangeRole, req.body)
  const { id } = await find(req)
  await appointStaffWorkflow(req.scope).run({ input: { user_id: id, role } })
  res.json(await find(req))
})

export const DELETE = answering(async (req, res) => {
  const { id } = await find(req)
  await dismissStaffWorkflow(req.scope).run({ input: { user_id: id } })
  res.json({ id })
})
