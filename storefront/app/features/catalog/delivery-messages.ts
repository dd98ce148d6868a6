/** What the product page says about delivery. */
export const DELIVERY = {
  title: "Delivery",
  check: "Check",
  checkCode: "Check delivery to your postal code",
  sixDigits: "A postal code has 6 digits",
  change: "Change",
  changeCode: "Change postal code",
  notLoaded: "The delivery charge could not be loaded.",
  to: (place: string) => `Delivery to ${place}`,
  isLookedUp: " is being looked up",
} as const
