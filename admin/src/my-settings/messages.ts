export const messages = { name: "Settings" }
