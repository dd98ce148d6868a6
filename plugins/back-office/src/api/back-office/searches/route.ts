import { SEARCHES } from "../../../queries/list-searches"
import { list } from "../../resource"

export const GET = list("searches", SEARCHES, SEARCHES.page)
