import { ROLES } from "@haat/sdk/roles"
import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { z } from "zod"
import { AcceptInvitation, LookAtInvitation } from "./contract"

/** Routes outside /back-office, for people who have not signed in. */
export const BACK_OFFICE_ROUTES = defineRoutes("Store: accounts", {
  "POST /auth/invitation": {
    who: "everyone",
    summary: "What a link to the back office invites to",
    body: LookAtInvitation,
    bodyLimit: "10kb",
    reply: z.object({ email: z.string(), role: z.enum(ROLES) }),
    errors: { 404: "Ended or used", ...TOO_OFTEN },
  },
  "POST /auth/invitation/accept": {
    who: "everyone",
    summary: "Opens an account of the back office",
    body: AcceptInvitation,
    bodyLimit: "10kb",
    reply: z.object({ username: z.string() }),
    status: 201,
    errors: { 404: "Ended or used", 409: "Taken", ...TOO_OFTEN },
  },
})
