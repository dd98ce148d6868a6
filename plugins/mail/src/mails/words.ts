import type { Locale } from "@haat/sdk/locale"

/** Words that stand in every mail, in its language. */
export const WORDS: Record<Locale, { total: string; slogan: string }> = {
  en: { total: "Total", slogan: "everyday good things from India." },
  hi: { total: "कुल", slogan: "भारत की रोज़ की अच्छी चीज़ें।" },
}
