import { LEGACY_CALL_LIST, listLegacyCalls } from "../../../queries/list-legacy-calls"
import { list } from "../../resource"

export const GET = list("legacy-calls", LEGACY_CALL_LIST, listLegacyCalls)
