export const MESSAGES = {
  none: "No problems reported",
  noneText: "What visitors find wrong with a product is read and resolved here.",
  noMatch: "No reports found.",
  failed: "Something went wrong!",
  resolved: "Marked as resolved",
  replied: (name: string) => `Your reply is on its way to ${name}`,
} as const
