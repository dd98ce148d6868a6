import { removeSecondFactorWorkflow } from "@haat/accounts/workflows/remove-second-factor"
import { HttpError } from "@haat/sdk/server/http-error"
import { BACK_OFFICE_ERRORS } from "../../../../../errors"
import { STAFF } from "../../../../../queries/list-staff"
import { change } from "../../../../change"
import { administratorOf } from "../../../../guard"
import { databaseOf } from "../../../../resource"

/** Removes the second factor of a member of staff who has lost their phone and their recovery codes. */
export const DELETE = change(async (req) => {
  const database = databaseOf(req)
  const member = await STAFF.find(database, req.params.id)
  if (!member) throw new HttpError(BACK_OFFICE_ERRORS.no_such_staff)
  if (member.id === administratorOf(req).id) throw new HttpError(BACK_OFFICE_ERRORS.own_second_factor)
  await removeSecondFactorWorkflow(req.scope).run({ input: { user_id: member.id } })
  return await STAFF.find(database, member.id)
})
