import { LEGACY_CALLS } from "../../../queries/list-legacy-calls"
import { list } from "../../resource"

export const GET = list("legacy-calls", LEGACY_CALLS, LEGACY_CALLS.page)
