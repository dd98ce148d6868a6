import { CUSTOMER_LIST, listCustomers } from "../../../queries/list-customers"
import { list } from "../../resource"

export const GET = list("customers", CUSTOMER_LIST, listCustomers)
