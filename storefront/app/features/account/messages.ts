/** What sign-in, sign-up and addresses say, in the specification's words where it has them. */
export const ACCOUNT = {
  oops: "Oops...",
  signInFailed: "Something went wrong!",
  signUpFailed: "Something went wrong",
  noResponse: "Server not responding or no response received",
  forgotFailed: "Something went wrong",
  forgotOops: "Oops!",
  forgotSent: "Check your mail",
  passwordChanged: "Password changed. Please log in.",
  signedIn: "Login successful",
  signedUp: "Welcome to Haat",
  signingIn: "Logging you in",
  signingUp: "Creating your account",
  fillRequired: "Please fill in all required fields.",
  addressFailed: "Failed to save address.",
  addressSaved: "Address saved",
  postalHint: "Its 6 digits fill in city and state.",
  postalUnknown: "Unknown postal code. Check it, or type city and state.",
  postalDown: "No lookup right now. Please type city and state.",
  chooseCity: "Choose your city",
  otherCity: "Other (Enter Manually)",
  signOutFailed: "You could not be logged out. Please try again.",
} as const

/** How long the success notice after sign-in stays, in milliseconds. */
export const SIGNED_IN_MS = 1500
