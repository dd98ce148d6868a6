import type { messages as english } from "./messages"

export const messages: typeof english = { name: "सेटिंग्स" }
