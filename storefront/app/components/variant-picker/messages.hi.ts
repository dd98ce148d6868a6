import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const PICKER: Translation<typeof English.PICKER> = {
  "sold-out": "स्टॉक में नहीं है",
  "not-made": "उपलब्ध नहीं है",
  choose: "चुनें",
  chooseNamed: (product) => `${product} चुनें`,
  loading: "विकल्प आ रहे हैं …",
}
