import type { Translation } from "./language/translation.ts"
import type * as English from "./messages.ts"

export const TIMES: Translation<typeof English.TIMES> = {
  days: (estimate) => `${estimate} दिन`,
}

export const ANSWERS: Translation<typeof English.ANSWERS> = {
  none: "दुकान से जवाब नहीं मिला",
  broken: "दुकान जवाब नहीं दे सकी",
}

export const NAMELESS: Translation<typeof English.NAMELESS> = { shop: "हमारी दुकान" }
