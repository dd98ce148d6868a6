import { erasePersonWorkflow } from "@haat/accounts/workflows/erase-person"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { findCustomer } from "../../../../queries/list-customers"
import { change } from "../../../change"
import { findOne, one } from "../../../resource"

const find = findOne(findCustomer, BACK_OFFICE_ERRORS.no_such_customer)

export const GET = one(find)

/** Staff know no password of a shopper's: they have it asked for, in person or by mail. */
export const DELETE = change(async (req) => {
  const { id } = await find(req)
  await erasePersonWorkflow(req.scope).run({ input: { customer_id: id }, logOnError: false })
  return { id }
})
