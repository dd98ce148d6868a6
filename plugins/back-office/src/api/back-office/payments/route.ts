import { PAYMENTS } from "../../../queries/list-payments"
import { list } from "../../resource"

export const GET = list("payments", PAYMENTS, PAYMENTS.page)
