/** Apart from the other texts of accounts, because every page has this button. */
export const LOGOUT = {
  logout: "Logout",
  failed: "You could not be logged out. Please try again.",
} as const
