import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./order-messages.ts"

export const ORDER_LINE: Translation<typeof English.ORDER_LINE> = { review: "रिव्यू लिखें" }
