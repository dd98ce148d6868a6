import type { ChangeComplaint } from "@haat/problem-reports/contract"
import { REPORT_ERRORS } from "@haat/problem-reports/errors"
import type { MedusaRequest } from "@medusajs/framework/http"
import { COMPLAINTS } from "../../../../queries/list-complaints"
import { changeComplaintWorkflow } from "../../../../workflows/change-complaint"
import { change } from "../../../change"
import { findOne, one } from "../../../resource"

const find = findOne(COMPLAINTS.find, REPORT_ERRORS.no_such_complaint)

export const GET = one(find)

export const PUT = change(async (req: MedusaRequest<ChangeComplaint>) => {
  await changeComplaintWorkflow(req.scope).run({ input: { id: req.params.id, change: req.validatedBody } })
  return await find(req)
})
