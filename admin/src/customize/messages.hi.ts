import type * as english from "./messages"

export const messages: typeof english.messages = {
  name: "दुकान सजाएँ",
  sure: "क्या आप पक्का चाहते हैं?",
  wrong: "ओह...",
  deleted: "हटा दिया!",
  delete: "हटाएँ",
  preview: "झलक",
}
