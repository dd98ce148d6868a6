import type { MedusaRequest } from "@medusajs/framework/http"
import { type Locale, LocaleQuery } from "./locale"
import { parseInput } from "./parse-input"

/** What was asked for as `locale`, not checked. Medusa takes it out of the query of a store route and keeps it here. */
export const wantedLocale = (req: MedusaRequest): unknown => req.locale ?? req.query.locale

/** The language in which a read is wanted. @throws HttpError 400 for one there is none of */
export const readLocale = (req: MedusaRequest): Locale => parseInput(LocaleQuery, { locale: wantedLocale(req) }).locale
