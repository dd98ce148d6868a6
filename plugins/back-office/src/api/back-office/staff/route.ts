import { STAFF } from "../../../queries/list-staff"
import { list } from "../../resource"

export const GET = list("staff", STAFF, STAFF.page)
