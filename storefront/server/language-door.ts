import express, { type RequestHandler } from "express"
import { isLanguage, LANGUAGE_COOKIE } from "../app/lib/languages.ts"
import { refuse } from "./error-page.ts"

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000
const HERE = "https://shop.invalid"

/** The path of this shop that was asked for, and home when it leads anywhere else. */
function pathHere(back: unknown): string {
  if (typeof back !== "string" || !back.startsWith("/") || !URL.canParse(back, HERE)) return "/"
  const { origin, pathname, search } = new URL(back, HERE)
  return origin === HERE && !pathname.startsWith("//") ? pathname + search : "/"
}

/**
 * `POST /language` with the fields `language` and `back` of a plain form: keeps the choice in a cookie and leads back
 * to the page, which then comes in that language. 400 for a language there is none of.
 */
export function languageDoor(publicUrl: string): RequestHandler {
  const secure = publicUrl.startsWith("https:")
  const parse = express.urlencoded({ extended: false, limit: "8kb", parameterLimit: 10 })
  return (req, res) =>
    parse(req, res, (problem: unknown) => {
      const { language, back } = req.body ?? {}
      if (problem || !isLanguage(language))
        return refuse(req.headers.accept, res, { status: 400, message: "The shop does not speak that language." })
      res
        .cookie(LANGUAGE_COOKIE, language, { path: "/", maxAge: YEAR_MS, sameSite: "lax", secure })
        .set("Cache-Control", "no-store")
        .redirect(303, pathHere(back))
    })
}
