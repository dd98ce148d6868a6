/** Texts of the profile. */
export const PROFILE = {
  title: "Profile",
  description: "Your details, addresses and password.",
  details: "Your details",
  firstName: "First name",
  addresses: "Addresses",
  noAddresses: "You have saved no address yet.",
  addressNumber: (number: number) => `Address ${number}`,
  addAddress: "Add Address",
  addressesFull: "You can save at most 4 addresses.",
  remove: "Remove",
  removeAddress: (number: number) => `Remove address ${number}`,
  addressRemoved: "Address removed. It is gone once you update your profile.",
  addressGone: "Address removed",
  addressesChanged:
    "Your addresses were changed elsewhere meanwhile. They are shown as they are now; please check them.",
  undo: "Undo",
  addressType: "Type",
  shipping: "Shipping",
  billing: "Billing",
  defaultAddress: "Default address",
  password: "Password",
  newPassword: "New password",
  newPasswordHint:
    "Leave it empty to keep yours. 6 to 20 characters, with an uppercase and a lowercase letter, a number and one " +
    "of ! @ # $ % & * -",
  currentPassword: "Current password",
  currentPasswordHint: "Needed to change your username, email or password.",
  currentPasswordNeeded: "Enter your current password to change your username, email or password",
  unsaved: "You have unsaved changes.",
  discard: "Discard",
  update: "Update Profile",
  updated: "Profile updated",
  failed: "Update Failed",
} as const

/** How long the success notice after an update stays, in milliseconds. */
export const PROFILE_UPDATED_MS = 2_000
