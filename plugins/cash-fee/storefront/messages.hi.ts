import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const CASH_FEE: Translation<typeof English.CASH_FEE> = {
  note: (money: string) => `डिलीवरी पर भुगतान करने पर ${money} ज़्यादा लगते हैं।`,
}
