import { RETURNS } from "../../../queries/list-returns"
import { list } from "../../resource"

export const GET = list("returns", RETURNS, RETURNS.page)
