export const GIFT_WRAP = {
  title: "A gift?",
  wrap: (money: string) => `Wrap every piece, ${money} each`,
  freeAbove: (money: string) => `Free above ${money}.`,
  message: "Message on the card (optional)",
  hint: "Up to 200 characters; the recipient reads it.",
  save: "Update the total",
  saved: "The total is up to date.",
}
