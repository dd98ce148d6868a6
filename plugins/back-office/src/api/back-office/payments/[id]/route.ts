import { PAYMENT_ERRORS } from "@haat/medusa-payment-razorpay/errors"
import { findPayment } from "../../../../queries/list-payments"
import { findOne, one } from "../../../resource"

export const GET = one(findOne(findPayment, PAYMENT_ERRORS.no_such_payment))
