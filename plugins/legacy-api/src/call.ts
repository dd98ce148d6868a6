import type { SignedIn } from "@haat/accounts/api/open-session"
import type { Permission, Role } from "@haat/sdk/roles"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import type { Call, CallInput, Given, Shape } from "@haat/sdk/server/legacy-call"
import type { z } from "zod"
import { LEGACY_PREFIX } from "./contract"
import type { Upload } from "./dispatch/read-body"

/** Sender of a request, with session and role. */
export type Caller =
  | { kind: "guest" }
  | { kind: "customer"; id: string; signedIn: SignedIn }
  | { kind: "administrator"; id: string; signedIn: SignedIn; role: Role | null; name: string }

/** Input of this plugin's own calls. */
type OwnInput<Params, Query, Body> = Omit<CallInput<Params, Query, Body>, "caller" | "details"> & {
  caller: Caller
  files: Upload[]
  details: AuditDetails
}

type OwnCall<
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType,
> = Omit<Call<Params, Query, Body, Reply>, "permission" | "run"> & {
  permission?: Permission
  run(input: OwnInput<Given<Params>, Given<Query>, Given<Body>>): Promise<z.input<Reply>>
}

/** Declares a call of this plugin with the types of its input and reply checked. */
export const call = <
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType,
>(
  definition: OwnCall<Params, Query, Body, Reply>,
): Call => definition as unknown as Call

/** Returns the name of a call, as shown and counted: "POST /api/user/login". */
export const callName = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${LEGACY_PREFIX}${path}`
