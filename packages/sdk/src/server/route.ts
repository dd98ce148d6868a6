import { z } from "zod"
import type { SharedLimit } from "./limit-attempts"
import type { RateLimit } from "./rate-limit"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** Audience of a route: guests too, shoppers, administrators, or both of these. */
export type Audience = "everyone" | "customer" | "administrator" | "signed-in"

/** Description of a route: its checks, its documentation and its tests are made from it. */
export type Route = {
  method: Method
  /** path with :parameters */
  path: string
  /** heading in the documentation */
  tag: string
  summary: string
  /** further information for readers of the documentation */
  description?: string
  who: Audience
  /** permission that an administrator's role needs */
  permission?: string
  params?: z.ZodType
  query?: z.ZodType
  /** Query of a form: an empty field counts as not filled in. */
  queryOfForm?: true
  body?: z.ZodType
  /** maximum size of the body, in Express's notation ("10kb"); 100 KB by default */
  bodyLimit?: string
  /** takes a file, and reads the body itself */
  takesFile?: true
  /** checks only the fields that are sent; defaults of missing fields are not added */
  partial?: true
  /** omits field names from the response to an invalid body, so that all rejections look the same */
  fieldErrors?: false
  /** field name of the files in a multipart/form-data body; its other fields are checked as the body */
  filesUnder?: string
  /** how often it may be called: a limit of the plugin, from its `rate-limits.ts`, or one that all plugins share */
  rateLimit?: RateLimit | SharedLimit
  /** left out where the reply is a file or defined elsewhere */
  reply?: z.ZodType
  /** status of the reply; 200 by default */
  status?: 201 | 202
  /** errors in addition to those of every route, with their causes */
  errors?: Partial<Record<number, string>>
  /**
   * Audit of a change. By default the record is read before and after it. "given": the handler supplies both; "later":
   * the handler opens the entry, which is closed when the work that it started is finished; false: the route changes
   * nothing although it is not a GET.
   */
  audit?: "given" | "later" | false
  /**
   * fields of the record that the change is about, where they are not those that are sent: a step of an order, whose
   * money may come, and whose shopper may cancel it, at the same moment
   */
  touches?: readonly string[]
}

type Line = `${Method} /${string}`

/**
 * Defines the routes of a plugin under one heading: `{ "POST /store/cart/merge": { who: "customer", summary: … } }`.
 * The file that answers each follows Medusa's rule: src/api/store/cart/merge/route.ts.
 */
export const defineRoutes = (tag: string, routes: Record<Line, Omit<Route, "method" | "path" | "tag">>): Route[] =>
  Object.entries(routes).map(([line, route]) => {
    const [method, path] = line.split(" ") as [Method, string]
    return { method, path, tag, ...route }
  })

/** Reply that is one sentence for people. */
export const Message = z.object({ message: z.string() })

/** Error description for routes that count attempts. */
export const TOO_OFTEN = { 429: "Too often" }
