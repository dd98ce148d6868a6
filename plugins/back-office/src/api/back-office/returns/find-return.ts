import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { RETURNS } from "../../../queries/list-returns"
import { findOne } from "../../resource"

/** The return that the path names. @throws HttpError 404 */
export const findReturn = findOne(RETURNS.find, RETURN_ERRORS.no_such_return)
