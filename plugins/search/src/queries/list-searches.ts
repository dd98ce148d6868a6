import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import { z } from "zod"
import { SEARCH_PERIODS, type SearchFigure } from "../contract"

/** Searches that found nothing, and those without a click. */
const WITHOUT = { result: "r.found = 0", click: "r.clicks = 0 and r.found > 0" }

/** List of search texts of the last `days`, most searched first by default. */
export const SEARCHES = rowList<SearchFigure>()({
  from: "search_figure",
  columns: "r.id, r.text, r.days, r.searches, r.clicks, r.found, r.last_day",
  filters: {
    ...SEARCH,
    days: z.literal(SEARCH_PERIODS).default(30),
    without: z.enum(["result", "click"]).optional(),
  },
  where: ({ days, without }) => {
    const conditions: Condition[] = [["r.days = ?", days]]
    if (without) conditions.push([WITHOUT[without]])
    return conditions
  },
  searched: ["r.text"],
  sortable: ["id", "text", "searches", "clicks", "found", "last_day"],
  order: ["searches", "DESC"],
})
