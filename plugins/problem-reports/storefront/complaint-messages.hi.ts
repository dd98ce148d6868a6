import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./complaint-messages.ts"

export const COMPLAINT: Translation<typeof English.COMPLAINT> = {
  title: "शिकायत करें",
  name: "नाम",
  email: "ई-मेल",
  orderNumber: "ऑर्डर नंबर, अगर शिकायत किसी ऑर्डर की है",
  message: "क्या ग़लत हुआ",
  send: "शिकायत भेजें",
  sent: (number) => `आपकी शिकायत मिल गई। उसका नंबर ${number} है; मेल से भी बताया जा रहा है।`,
  failed: "शिकायत नहीं भेजी जा सकी।",
}
