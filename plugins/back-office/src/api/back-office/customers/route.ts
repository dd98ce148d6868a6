import { CUSTOMERS } from "../../../queries/list-customers"
import { list } from "../../resource"

export const GET = list("customers", CUSTOMERS, CUSTOMERS.page)
