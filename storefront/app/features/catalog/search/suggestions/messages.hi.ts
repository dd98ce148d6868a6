import type { Translation } from "../../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const SUGGESTIONS: Translation<typeof English.SUGGESTIONS> = {
  label: "सुझाव",
  words: "खोजें",
  categories: "कैटेगरी",
  products: "प्रोडक्ट",
  recent: "आपकी पिछली खोजें",
  remove: (text) => `पिछली खोजों से “${text}” हटाएँ`,
  removeAll: "सब हटाएँ",
  count: (count) => `${count} सुझाव`,
  recentCount: (count) => `आपकी ${count} पिछली खोजें। Delete दबाने से चुनी हुई हट जाती है।`,
}
