import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const CAROUSEL: Translation<typeof English.CAROUSEL> = {
  kind: "कैरोसेल",
  stop: "घूमना रोकें",
  start: "घूमना शुरू करें",
  previousProducts: "पिछले प्रोडक्ट",
  nextProducts: "अगले प्रोडक्ट",
  loading: (what) => `${what} लोड हो रहे हैं`,
}
