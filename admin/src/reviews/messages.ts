export const MESSAGES = {
  none: "No reviews yet",
  noneText: "What shoppers say about products they bought is read and answered here.",
  noMatch: "No reviews found.",
  failed: "Something went wrong!",
  hidden: "The review is hidden from shoppers",
  shown: "Shoppers can read the review again",
  replied: "Your reply is under the review",
  unreplied: "Your reply was removed",
} as const
