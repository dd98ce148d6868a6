/** Texts about offers and their codes, on the cart, at checkout and on a product. */
export const OFFERS = {
  title: "Offers",
  code: "Coupon code",
  apply: "Apply",
  failed: "The code could not be checked. Please try again.",
  takeOff: (code: string) => `Take off ${code}`,
  onLine: (money: string) => `${money} off`,
  atCheckout: "At checkout",
  discount: "Offers",
  deliveryDiscount: "Offers on delivery",
  items: "Items",
  more: (money: string, name: string) => `${money} more for “${name}”`,
  moreForDelivery: (money: string) => `${money} more for free delivery`,
  put: (code: string) => `${code} is on your cart`,
  kept: (code: string) => `${code} is kept on this device and put on your cart when you log in.`,
  guest: "Codes are entered when you have logged in.",
  byItself: "Taken off in your cart by itself.",
} as const
