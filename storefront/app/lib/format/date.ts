import { LANGUAGE } from "../language/language.ts"
import { LANGUAGES } from "../language/languages.ts"

const { tag } = LANGUAGES[LANGUAGE]
const timeZone = "Asia/Kolkata"
const clock = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone })
const calendar = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone })

/** Date and time as people in India read them, in Indian time wherever the page is rendered. */
export const dateTime = (iso: string) => clock.format(new Date(iso))

/** The day alone: 21 November 2026. */
export const day = (iso: string) => calendar.format(new Date(iso))
