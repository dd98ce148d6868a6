/** Words in the first load; what the screen says is in words.ts. */
export const messages = { name: "Tax return |||| Tax returns", audit: { thing: "tax returns" } }

export const taxDocuments = { audit: { thing: "tax documents" } }

export const taxReport = { audit: { thing: "report of sales and tax" } }
