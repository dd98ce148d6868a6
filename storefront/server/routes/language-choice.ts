import express, { type RequestHandler } from "express"
import { localizedPath } from "../../app/lib/language/addresses.ts"
import { isLanguage, LANGUAGE_COOKIE } from "../../app/lib/language/languages.ts"
import { localUrl } from "../../app/lib/local-url.ts"
import { sendError } from "../request/error-page.ts"
import { setRoute } from "../request/request-log.ts"

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** Returns `back` when it is a path of this shop, else the home page. */
function localPath(back: unknown): string {
  const url = localUrl(back)
  return url ? url.pathname + url.search : "/"
}

/**
 * `POST /language` with the form fields `language` and `back`: stores the language in a cookie and redirects to `back`
 * in that language. 400 for an unknown language.
 */
export function languageChoice(publicUrl: string): RequestHandler {
  const secure = publicUrl.startsWith("https:")
  const parse = express.urlencoded({ extended: false, limit: "8kb", parameterLimit: 10 })
  return (req, res) => {
    setRoute(res, "/language")
    parse(req, res, (problem: unknown) => {
      const { language, back } = req.body ?? {}
      if (problem || !isLanguage(language))
        return sendError(res, { status: 400, message: "The shop does not speak that language." })
      res
        .cookie(LANGUAGE_COOKIE, language, { path: "/", maxAge: YEAR_MS, sameSite: "lax", secure })
        .set("Cache-Control", "no-store")
        .redirect(303, localizedPath(language, localPath(back)))
    })
  }
}
