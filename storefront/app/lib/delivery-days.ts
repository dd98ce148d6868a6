/** How long delivery takes, as people say it: "3-6 days", "1 day", or "N/A" when nobody knows. */
export const deliveryDays = (estimate: string) =>
  estimate === "N/A" ? estimate : `${estimate} ${estimate === "1" ? "day" : "days"}`
