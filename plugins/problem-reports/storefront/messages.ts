/** Texts of problem reports. 'Please enter a message!' is in the contract. */
export const PROBLEM_REPORT = {
  ask: "Report a problem",
  hint: "A wrong picture, a price that cannot be, something that should not be sold: tell us.",
  message: "What is wrong?",
  send: "Send",
  sent: "Thank you. The shop will look into it.",
  failed: "Something went wrong. Please try again later.",
} as const

/** How long the success message stays. */
export const SENT_MS = 2_000
