import type { ShopFacts } from "@haat/checkout/contract"
import type { LegalNotice } from "@haat/gst/contract"
import { like } from "@haat/sdk/like"
import { ROLES } from "@haat/sdk/roles"
import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { ReadPage, ShopPage } from "@haat/shop-settings/contract"
import { z } from "zod"
import { AcceptInvitation, LookAtInvitation } from "./contract"

const Facts = like<ShopFacts>()(
  z.object({
    version: z.number(),
    name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    chat_url: z.string(),
    low_stock_limit: z.number().describe("So many pieces or fewer count as low"),
    shows_discount: z.boolean(),
    cod_fee: z.number().describe("What paying on delivery costs, in rupees"),
    claim_days: z.number().describe("Days after delivery for claims: damaged, wrong, not as described, late"),
    keeps_discount: z
      .boolean()
      .describe("The discount stays when a return leaves less in the order than its coupon asks for"),
    random_discounts: z
      .boolean()
      .describe(
        "Made-up discounts, as the demo shop has them. Off: a struck-through price is `list_price` of the catalogue",
      ),
    sample_reviews: z.boolean().describe("The made-up reviews on the home page"),
    preticks_terms: z.boolean().describe("The terms box at sign-up is ticked beforehand, as the demo shop has it"),
    logo: z
      .object({ url: z.string(), srcset: z.string(), width: z.number(), height: z.number() })
      .nullable()
      .describe("The owner's picture in place of the drawn mark"),
  }),
)

const Notice = like<LegalNotice>()(
  z.object({
    legal_name: z.string(),
    address: z.string(),
    gstin: z.string().describe("Empty where the shop is not registered"),
    contact_email: z.string(),
    contact_phone: z.string(),
    officer: z
      .object({ name: z.string(), email: z.string(), phone: z.string(), hours: z.string() })
      .nullable()
      .describe("The grievance officer; null while there is none"),
  }),
)

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
    "GET /store/shop": { who: "everyone", summary: "What the shop says about itself", reply: Facts },
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
      reply: z.object({ legal: Notice }),
    },
  }),
]
