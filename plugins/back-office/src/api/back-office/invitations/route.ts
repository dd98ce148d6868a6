import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { NewInvitation } from "../../../contract"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { readBody } from "../../../dialect/read-body"
import { INVITATION_LIST, listInvitations } from "../../../queries/list-invitations"
import { inviteStaffWorkflow } from "../../../workflows/invite-staff"
import { administratorOf } from "../../guard"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, INVITATION_LIST)
  const { rows, count } = await listInvitations(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "invitations", rows, query.skip, count)
}

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const invitation = readBody(NewInvitation, req.body)
  const { name: invited_by } = administratorOf(req)
  const { result } = await inviteStaffWorkflow(req.scope).run({ input: { ...invitation, invited_by } })
  res.status(201).json(result)
}
