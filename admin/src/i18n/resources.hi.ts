import { messages as auditLog } from "../audit-log/messages.hi"
import { messages as cancellation } from "../cancellation-settings/messages.hi"
import { messages as categories } from "../categories/messages.hi"
import { messages as cash } from "../cod-settings/messages.hi"
import { messages as complaints } from "../complaints/messages.hi"
import { messages as customers } from "../customers/messages.hi"
import { banners, messages as customize, faqs, mainProducts } from "../customize/messages.hi"
import { messages as legacyCalls } from "../legacy-calls/messages.hi"
import { messages as offers } from "../offers/messages.hi"
import { messages as orders } from "../orders/messages.hi"
import { messages as overview } from "../overview/messages.hi"
import { messages as pages } from "../pages/messages.hi"
import { messages as payments } from "../payments/messages.hi"
import { messages as problemReports } from "../problem-reports/messages.hi"
import { messages as products } from "../products/messages.hi"
import { returnSettings, messages as returns } from "../returns/messages.hi"
import { messages as reviews } from "../reviews/messages.hi"
import { messages as searchPins } from "../search-pins/messages.hi"
import { messages as searches } from "../searches/messages.hi"
import { messages as security } from "../security/messages.hi"
import { logo, messages as settings } from "../settings/messages.hi"
import { invitations, messages as staff } from "../staff/messages.hi"
import { messages as subscribers } from "../subscribers/messages.hi"
import { messages as synonyms } from "../synonyms/messages.hi"
import { messages as tax } from "../tax-settings/messages.hi"
import { messages as warehouses } from "../warehouses/messages.hi"
import type { RESOURCES as English } from "./resources"

export const RESOURCES: typeof English = {
  "audit-log": auditLog,
  categories,
  customers,
  banners,
  customize,
  faqs,
  "main-products": mainProducts,
  invitations,
  "legacy-calls": legacyCalls,
  me: { name: "सेटिंग्स" },
  offers,
  orders,
  overview,
  payments,
  complaints,
  pages,
  "problem-reports": problemReports,
  products,
  returns,
  reviews,
  "search-pins": searchPins,
  searches,
  security,
  settings,
  staff,
  subscribers,
  synonyms,
  "tax-returns": { name: "कर विवरणी |||| कर विवरणियाँ" },
  "tax-settings": tax,
  warehouses,
  "cod-settings": cash,
  "return-settings": returnSettings,
  "cancellation-settings": cancellation,
  logo,
}
