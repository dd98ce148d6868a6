import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { NewInvitation } from "../../../contract"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { INVITATION_LIST, listInvitations } from "../../../reading/list-invitations"
import { inviteStaffWorkflow } from "../../../workflows/invite-staff"
import { change } from "../../change"
import { administratorOf } from "../../guard"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, INVITATION_LIST)
  const { rows, count } = await listInvitations(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "invitations", rows, query.skip, count)
}

export const POST = change(async (req: MedusaRequest<NewInvitation>) => {
  const invitation = req.validatedBody
  const { name: invited_by } = administratorOf(req)
  const { result } = await inviteStaffWorkflow(req.scope).run({ input: { ...invitation, invited_by } })
  return result
})
