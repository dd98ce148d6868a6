import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { findSubscriber } from "../../../../queries/list-subscribers"
import { findOne, one } from "../../../resource"

export const GET = one(findOne(findSubscriber, BACK_OFFICE_ERRORS.no_such_subscriber))
