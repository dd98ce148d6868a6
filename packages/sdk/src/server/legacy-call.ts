import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { recordId } from "../record-id"
import type { Route } from "./route"

/** Calls of the shop's first version. A plugin declares those of its noun, and `legacy-api` answers them. */

/** Audit log resource of a change. */
export type Change = {
  resource: string
  action: "created" | "changed" | "deleted"
  /** set when the workflow supplies the record before and after the change */
  given?: true
}

/** Sender of a request, by the session alone. */
export type Caller = { kind: "guest" } | { kind: "customer" | "administrator"; id: string }

/** Input of a call, completely checked. `customer_id` is the session's, "" for callers other than customers. */
export type CallInput<Params, Query, Body> = {
  scope: MedusaContainer
  req: MedusaRequest
  caller: Caller
  customer_id: string
  params: Params
  query: Query
  body: Body
  /** further details of the audit log's entry: the id of a new record */
  details: { id?: string }
}

export type Shape = z.ZodType<Record<string, unknown>> | undefined
export type Given<S> = S extends z.ZodType ? z.output<S> : undefined

/** One of the old calls, whose path is below /api: a route with its handler. */
export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
> = Omit<Route, "params" | "query" | "body" | "reply" | "audit"> & {
  /** resource that an administrator changes, for the audit log */
  changes?: Change
  /** field in which the client names the person; any other than the signed-in one is rejected */
  own?: "_id" | "id" | "userId"
  /** lets administrators name any person there, as far as their role allows */
  administratorsMayNameAnyone?: true
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** errors carry their sentence as `msg` too */
  says?: "msg"
  /** errors carry `success: false` */
  succeeds?: true
  /** sentence in place of any other for an error with this status */
  sentences?: Partial<Record<number, string>>
  run(input: CallInput<Given<Params>, Given<Query>, Given<Body>>): Promise<z.input<Reply>>
}

/** Returns a call's definition with the types of its params, query, body and reply inferred. */
export const call = <
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType,
>(
  definition: Call<Params, Query, Body, Reply>,
): Call => definition as unknown as Call

const ADDED: Call[] = []

/** Adds a plugin's calls; its middlewares do so. `legacy-api`, which reads them, loads last. */
export const addLegacyCalls = (calls: Call[]) => void ADDED.push(...calls)

/** Lists the calls that plugins have added, in the order of the plugins. */
export const registeredLegacyCalls = (): readonly Call[] => ADDED

/** Schema of a product's id with untranslated English errors. */
export const legacyProductId = recordId("Pick a product", "There is no such product")

/** Schema of the user id that a client sends; the session decides who the user is. */
export const userId = z
  .string("userId must be text")
  .max(100, "userId is too long")
  .nullish()
  .describe("The _id of the signed-in person; any other is rejected with 403. May be left out.")
