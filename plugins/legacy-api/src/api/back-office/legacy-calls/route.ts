import { list } from "@haat/back-office/api/resource"
import { LEGACY_CALLS } from "../../../queries/list-legacy-calls"

export const GET = list("legacy-calls", LEGACY_CALLS, LEGACY_CALLS.page)
