import { PAYMENT_ERRORS } from "@haat/payments/errors"
import { PAYMENTS } from "../../../../queries/list-payments"
import { findOne, one } from "../../../resource"

export const GET = one(findOne(PAYMENTS.find, PAYMENT_ERRORS.no_such_payment))
