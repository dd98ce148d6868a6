import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const FAQ: Translation<typeof English.FAQ> = { title: "अक्सर पूछे जाने वाले सवाल" }
