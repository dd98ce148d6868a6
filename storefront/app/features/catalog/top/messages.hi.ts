import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const TOP: Translation<typeof English.TOP> = {
  heroTitle: "भारत की अच्छी चीज़ें, आपके घर तक",
  heroText: "देश भर के कारीगरों से चुनी हुई। साफ़ दाम रुपये में, पैसे सामान मिलने पर।",
  categories: "कैटेगरी",
  allOfCategories: (count: number) => `सभी ${count} कैटेगरी`,
}
