import { plural } from "../../../../lib/language/plural.ts"

/** Texts of the suggestions under the search box. */
export const SUGGESTIONS = {
  label: "Suggestions",
  words: "Searches",
  categories: "Categories",
  products: "Products",
  recent: "Your last searches",
  remove: (text: string) => `Remove “${text}” from your last searches`,
  removeAll: "Remove all",
  count: (count: number) => plural(count, { one: "1 suggestion", other: `${count} suggestions` }),
  recentCount: (count: number) =>
    plural(count, {
      one: "1 of your last searches. The Delete key removes it.",
      other: `${count} of your last searches. The Delete key removes one.`,
    }),
} as const
