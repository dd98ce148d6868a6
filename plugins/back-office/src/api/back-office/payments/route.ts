import { listPayments, PAYMENT_LIST } from "../../../queries/list-payments"
import { list } from "../../resource"

export const GET = list("payments", PAYMENT_LIST, listPayments)
