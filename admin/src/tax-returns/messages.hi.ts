import type * as english from "./messages"

export const messages: typeof english.messages = {
  name: "कर विवरणी |||| कर विवरणियाँ",
  audit: { thing: "कर विवरणियाँ" },
}

export const taxDocuments: typeof english.taxDocuments = { audit: { thing: "कर दस्तावेज़" } }

export const taxReport: typeof english.taxReport = { audit: { thing: "बिक्री और कर की रिपोर्ट" } }
