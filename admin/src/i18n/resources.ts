import { messages as auditLog } from "../audit-log/messages"
import { messages as cancellation } from "../cancellation-settings/messages"
import { messages as categories } from "../categories/messages"
import { messages as cash } from "../cod-settings/messages"
import { messages as complaints } from "../complaints/messages"
import { messages as customers } from "../customers/messages"
import { banners, messages as customize, faqs, mainProducts } from "../customize/messages"
import { messages as legacyCalls } from "../legacy-calls/messages"
import { messages as offers } from "../offers/messages"
import { messages as orders } from "../orders/messages"
import { messages as overview } from "../overview/messages"
import { messages as pages } from "../pages/messages"
import { messages as payments } from "../payments/messages"
import { messages as problemReports } from "../problem-reports/messages"
import { messages as products } from "../products/messages"
import { returnSettings, messages as returns } from "../returns/messages"
import { messages as reviews } from "../reviews/messages"
import { messages as searchPins } from "../search-pins/messages"
import { messages as searches } from "../searches/messages"
import { messages as security } from "../security/messages"
import { logo, messages as settings } from "../settings/messages"
import { invitations, messages as staff } from "../staff/messages"
import { messages as subscribers } from "../subscribers/messages"
import { messages as synonyms } from "../synonyms/messages"
import { messages as tax } from "../tax-settings/messages"
import { messages as warehouses } from "../warehouses/messages"
/** Each noun's words, from the `messages.ts` beside its screens; `name` is its label, one |||| many. */
export const RESOURCES = {
  "audit-log": auditLog,
  categories,
  customers,
  banners,
  customize,
  faqs,
  "main-products": mainProducts,
  invitations,
  "legacy-calls": legacyCalls,
  me: { name: "Settings" },
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
  "tax-returns": { name: "Tax return |||| Tax returns" },
  "tax-settings": tax,
  warehouses,
  "cod-settings": cash,
  "return-settings": returnSettings,
  "cancellation-settings": cancellation,
  logo,
}
