import { SaveCancellationSettings, SaveCodSettings, SaveReturnSettings } from "@haat/checkout/contract"
import { SaveTaxSettings, SaveWarehouse } from "@haat/gst/contract"
import { like } from "@haat/sdk/like"
import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { ReadPage, SaveLogo, SavePage, SaveSettings, ShopPage } from "@haat/shop-settings/contract"
import { z } from "zod"
import {
  AcceptInvitation,
  AskSales,
  ChangeRole,
  type LegalNotice,
  LookAtInvitation,
  NewInvitation,
  ROLES,
  type ShopFacts,
} from "../contract"
import { staffList, staffRoute } from "./staff-route"

export const shopRoutes = defineRoutes("Back office: shop", {
  "GET /back-office/me": staffRoute("me.read", "Who is signed in, and what they may do"),
  "GET /back-office/routes": staffRoute("routes.read", "The routes of the running server, with their permissions"),
  "GET /back-office/overview": staffRoute("overview.read", "The overview, up to the end of a day", {
    query: z.object({ date: z.string().optional().describe("YYYY-MM-DD") }),
  }),
  "GET /back-office/overview/sales": staffRoute("overview.read", "Sales from one day to another", { query: AskSales }),
  "GET /back-office/overview/todo": staffRoute("overview.read", "What waits for somebody"),
  "GET /back-office/settings": staffRoute("settings.read", "The settings"),
  "GET /back-office/pages": staffRoute("customize.read", "Terms, privacy, returns and delivery, with their versions"),
  "PUT /back-office/pages/:id": staffRoute("customize.edit", "Saves a page as a new version", {
    body: SavePage,
    errors: { 404: "There is none", 409: "Somebody else was quicker" },
  }),
  "PUT /back-office/settings": staffRoute("settings.edit", "Saves all settings", {
    body: SaveSettings,
    errors: { 409: "Somebody else was quicker" },
  }),
  "GET /back-office/logo": staffRoute("settings.read", "The shop's logo; null for none"),
  "PUT /back-office/logo": staffRoute("settings.edit", "Makes an uploaded picture the shop's logo, or takes it away", {
    body: SaveLogo,
    errors: { 400: "The picture is gone" },
  }),
  "GET /back-office/tax-settings": staffRoute("settings.read", "What the shop is registered as for GST"),
  "PUT /back-office/tax-settings": staffRoute("settings.edit", "Saves all tax settings", {
    body: SaveTaxSettings,
    errors: { 409: "Somebody else was quicker" },
  }),
  "GET /back-office/tax-settings/problems": staffRoute("settings.read", "Goods without HSN code, prices between slabs"),
  "GET /back-office/warehouses": staffRoute("settings.read", "The warehouses besides the main one"),
  "POST /back-office/warehouses": staffRoute("settings.edit", "Adds a warehouse", {
    body: SaveWarehouse,
    status: 201,
    errors: { 400: "The GSTIN does not fit" },
  }),
  "PUT /back-office/warehouses/:id": staffRoute("settings.edit", "Changes a warehouse", {
    body: SaveWarehouse,
    description: "`updated_at` is the version that was edited.",
    errors: { 404: "There is none", 409: "Somebody else was quicker, or its state changes while goods are there" },
  }),
  "DELETE /back-office/warehouses/:id": staffRoute("settings.edit", "Removes an empty warehouse", {
    errors: { 404: "There is none", 409: "Goods are kept there, or on their way from there" },
  }),
  "GET /back-office/cod-settings": staffRoute("settings.read", "When the shop takes cash on delivery"),
  "PUT /back-office/cod-settings": staffRoute("settings.edit", "Saves when the shop takes cash on delivery", {
    body: SaveCodSettings,
    errors: { 409: "Somebody else was quicker" },
  }),
  "GET /back-office/return-settings": staffRoute("settings.read", "What the owner has decided about returns"),
  "PUT /back-office/return-settings": staffRoute("settings.edit", "Saves what the owner has decided about returns", {
    body: SaveReturnSettings,
    errors: { 409: "Somebody else was quicker" },
  }),
  "GET /back-office/cancellation-settings": staffRoute("settings.read", "Whether shoppers cancel pieces of an order"),
  "PUT /back-office/cancellation-settings": staffRoute("settings.edit", "Saves whether shoppers cancel pieces", {
    body: SaveCancellationSettings,
    errors: { 409: "Somebody else was quicker" },
  }),
  "GET /back-office/staff": staffList("staff.read", "Staff", "q"),
  "GET /back-office/staff/:id": staffRoute("staff.read", "One member of staff"),
  "PUT /back-office/staff/:id": staffRoute("staff.edit", "Gives a member of staff a role", {
    body: ChangeRole,
    errors: { 404: "There is none", 409: "The last owner" },
  }),
  "DELETE /back-office/staff/:id": staffRoute("staff.edit", "Dismisses a member of staff; their sessions end", {
    errors: { 404: "There is none", 409: "The last owner" },
  }),
  "DELETE /back-office/staff/:id/second-factor": staffRoute("staff.edit", "Removes somebody's second factor"),
  "GET /back-office/invitations": staffList("staff.read", "Invitations that wait", "none"),
  "POST /back-office/invitations": staffRoute("staff.edit", "Invites somebody by mail", {
    body: NewInvitation,
    status: 201,
    errors: { 409: "They work here already" },
  }),
  "DELETE /back-office/invitations/:id": staffRoute("staff.edit", "Withdraws an invitation"),
  "GET /back-office/audit-log": staffList(
    "audit-log.read",
    "The audit log, newest first",
    "q, user_id, resource, from, until (days in India)",
  ),
  "GET /back-office/audit-log/filters": staffRoute("audit-log.read", "What the audit log can be filtered by"),
  "GET /back-office/audit-log/:id/parts": staffList("audit-log.read", "The single records of a change to many", "q"),
})

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
