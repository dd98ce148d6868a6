const clock = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" })

/** Date and time as people in India read them, in Indian time wherever the page is drawn. */
export const dateTime = (iso: string) => clock.format(new Date(iso))
