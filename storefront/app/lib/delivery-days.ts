import { TIMES } from "./messages.ts"

/** How long delivery takes, as people say it: "3-6 days", "1 day", or "N/A" when nobody knows. */
export const deliveryDays = (estimate: string) =>
  estimate === "N/A" ? estimate : TIMES.days(estimate, estimate === "1" ? 1 : 2)
