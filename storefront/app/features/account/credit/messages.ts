/** Texts about store credit. */
export const CREDIT = {
  title: "Store credit",
  spentAtCheckout: "You can spend it on your next order, at checkout.",
  gift: (_number: number) => "From the shop",
  refund: (number: number) => `Refund of order #${number}`,
  order: (number: number) => `Spent on order #${number}`,
  cancelled: (number: number) => `Back from the cancelled order #${number}`,
  cancelled_pieces: (number: number) => `Back from cancelled items of order #${number}`,
  exchange: (number: number) => `Goods of order #${number} that are exchanged`,
} as const
