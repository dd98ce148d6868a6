/** What the cart says, in the specification's words where it has them. */
export const CART = {
  oops: "Oops...",
  somethingWrong: "Something went wrong",
  addFailed: "Failed to add item",
  removeFailed: "Failed to remove item",
  deleteFailed: "Failed to delete item",
  anError: "An error occurred",
  added: "Added to cart",
  addedForGuest: "Added to your cart on this device. Log in to keep it.",
  mergeFailed: "The products you added as a guest could not be brought into your cart yet.",
  notSold: "This product is no longer sold",
  empty: "Your cart is empty",
  outOfStock: "Out of Stock",
  loginRequired: "Login Required",
  pleaseLogin: "Please login to proceed with checkout",
} as const

/** Toast times in milliseconds. */
export const ADDED_MS = 1500
export const ADDED_FOR_GUEST_MS = 3000
