import { COMPLAINTS } from "../../../queries/list-complaints"
import { list } from "../../resource"

export const GET = list("complaints", COMPLAINTS, COMPLAINTS.page)
