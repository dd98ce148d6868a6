import { grouped } from "../../lib/money.ts"
import type { Translation } from "../../lib/translation.ts"
import type * as English from "./messages.ts"

export const CATALOG: Translation<typeof English.CATALOG> = {
  products: (count) => `${grouped(count)} प्रोडक्ट`,
}
