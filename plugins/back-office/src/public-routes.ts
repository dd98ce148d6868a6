import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { ReadPage, ShopPage } from "@haat/shop-settings/contract"
import { z } from "zod"
import { AcceptInvitation, LegalNotice, LookAtInvitation, ROLES, ShopFacts } from "./contract"

/** Routes outside /back-office, for people who have not signed in. */
export const publicRoutes = [
  ...defineRoutes("Store: accounts", {
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
  }),
  ...defineRoutes("Store: content", {
    "GET /store/shop": { who: "everyone", summary: "What the shop says about itself", reply: ShopFacts },
    "GET /store/pages/:name": {
      who: "everyone",
      summary: "Terms, privacy, returns or delivery, as the owner wrote it; old versions too",
      query: ReadPage,
      reply: z.object({ page: ShopPage }),
      errors: { 404: "There is none, or no such version" },
    },
    "GET /store/legal": {
      who: "everyone",
      summary: "Who runs the shop, and the grievance officer",
      reply: z.object({ legal: LegalNotice }),
    },
  }),
]
