import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { findCustomer } from "../../../../queries/list-customers"
import { findOne, one } from "../../../resource"

export const GET = one(findOne(findCustomer, BACK_OFFICE_ERRORS.no_such_customer))
