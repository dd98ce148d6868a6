import { z } from "zod"
import type { Route } from "../route"
import type { StaffHandler } from "./resource"

type Rest = Omit<Route, "method" | "path" | "tag" | "who" | "permission" | "summary">

/** A route for staff whose role has this permission, such as "reviews.edit", declared by a resource of the plugin. */
export const staffRoute = (permission: string, summary: string, rest: Rest, handler: StaffHandler) =>
  ({ who: "administrator", permission, summary, handler, ...rest }) as const

const LIST = z.object({
  filter: z.string().optional().describe('What is listed, in JSON: {"q":"lota"}, or {"id":["…"]} for these rows'),
  range: z.string().optional().describe("Of which row to which, in JSON: [0,24]; the reply's Content-Range counts all"),
  sort: z.string().optional().describe('By what, in JSON: ["name","ASC"]'),
})

/** A list in the simple-rest dialect. @param filters the names that its filter knows */
export const staffList = (permission: string, summary: string, filters: string, handler: StaffHandler) =>
  staffRoute(permission, summary, { query: LIST, description: `Filters: ${filters}.` }, handler)

/** All that a list's filter finds, as a CSV file. */
export const staffExport = (permission: string, summary: string, handler: StaffHandler) =>
  staffRoute(permission, summary, { query: LIST, description: "A CSV file; it stands in the audit log." }, handler)
