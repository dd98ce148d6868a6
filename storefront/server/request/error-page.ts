import type { ServerResponse } from "node:http"
import type { ErrorEntry } from "@haat/sdk/errors"
import { localizedPath, pathLanguage } from "../../app/lib/language/addresses.ts"
import { LANGUAGES, type Language } from "../../app/lib/language/languages.ts"

type Texts = { titles: Record<number, string>; otherTitle: string; back: string }

/** Texts of the error page; Hindi titles for the errors that have a Hindi sentence. */
const TEXTS: Record<Language, Texts> = {
  en: {
    titles: {
      400: "We could not understand that address",
      404: "404 not found!",
      405: "That cannot be done here",
      414: "That address is too long",
      429: "Too many requests",
      502: "The shop is not answering",
      503: "The shop is busy",
      504: "The shop is taking too long",
    },
    otherTitle: "Something went wrong",
    back: "Back to the shop",
  },
  hi: {
    titles: {
      429: "बहुत ज़्यादा अनुरोध",
      502: "दुकान जवाब नहीं दे रही",
      503: "दुकान अभी व्यस्त है",
      504: "दुकान को बहुत देर लग रही है",
    },
    otherTitle: "कुछ गड़बड़ हो गई",
    back: "दुकान पर वापस जाएँ",
  },
}

/** Renders the page of an error in this language. @param home target of the link back */
const page = (language: Language, home: string, status: number, sentence: string) => {
  const { titles, otherTitle, back } = TEXTS[language]
  const title = titles[status] ?? otherTitle
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.5 system-ui, sans-serif; display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 1.5rem; text-align: center }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="${home}">${back}</a></p>
</main>
</body>
</html>
`
}

/** Response to an error. With a `code` the browser shows it in the language of the page. */
export type ErrorResponse = {
  status: number
  message: string
  /** the message in Hindi */
  hi?: string
  code?: string
  headers?: Record<string, string>
}

/** Makes the response for an error of the web tier's own catalogue. */
export const errorResponse = (
  { status, en, hi, code }: ErrorEntry,
  headers?: Record<string, string>,
): ErrorResponse => ({
  status,
  message: en,
  hi,
  code,
  headers,
})

/**
 * Sends an error response: a small page to clients that accept HTML, in the language of the address as far as the error
 * is translated, and `{ code, message }` to others. `message` is not escaped and must not contain anything a client
 * sent. A response that has already begun is cut off.
 */
export function sendError(res: ServerResponse, { status, message, hi, code, headers }: ErrorResponse) {
  if (res.writableEnded || res.destroyed) return
  if (res.headersSent) return void res.destroy()
  const html = res.req?.headers.accept?.includes("text/html")
  const language = pathLanguage(res.req?.url ?? "/")
  const home = localizedPath(language, "/")
  const htmlPage = () => (language === "hi" && hi ? page("hi", home, status, hi) : page("en", home, status, message))
  const body = html ? htmlPage() : JSON.stringify({ code, message })
  res.writeHead(status, {
    "Content-Type": html ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    ...headers,
  })
  res.end(res.req?.method === "HEAD" ? undefined : body)
}
