/** Texts about delivery on the product page. */
export const DELIVERY = {
  title: "Delivery",
  check: "Check",
  checkCode: "Check delivery to your postal code",
  sixDigits: "A postal code has 6 digits",
  change: "Change",
  changeCode: "Change postal code",
  notServed: "We do not deliver here yet.",
  wrongCode: "This postal code is not right: it has 6 digits and does not start with 0.",
  notLoaded: "The delivery charge could not be loaded.",
  to: (place: string) => `Delivery to ${place}`,
  isLookedUp: " is being looked up",
} as const
