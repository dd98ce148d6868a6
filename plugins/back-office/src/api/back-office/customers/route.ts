import { CUSTOMER_LIST, listCustomers } from "../../../reading/list-customers"
import { list } from "../../resource"

export const GET = list("customers", CUSTOMER_LIST, listCustomers)
