import { TIMES } from "../messages.ts"

/** Formats the days that delivery takes: "3-6 days", "1 day", or "N/A" when it is not known. */
export const formatDeliveryDays = (estimate: string) =>
  estimate === "N/A" ? estimate : TIMES.days(estimate, estimate === "1" ? 1 : 2)
