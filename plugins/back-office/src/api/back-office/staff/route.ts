import { listStaff, STAFF_LIST } from "../../../queries/list-staff"
import { list } from "../../resource"

export const GET = list("staff", STAFF_LIST, listStaff)
