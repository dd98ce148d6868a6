import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const SEARCH_BOX: Translation<typeof English.SEARCH_BOX> = {
  searchProducts: "प्रोडक्ट खोजें",
  searchFor: "साड़ी, मसाले…",
  search: "खोजें",
}
