import type { ComponentProps } from "react"
import { useLocation } from "react-router-dom"
import devanagariFont from "../../fonts/noto-sans-devanagari-hindi-400-700.woff2?url"
import { localizedPath } from "../../lib/language/addresses.ts"
import { LANGUAGE } from "../../lib/language/language.ts"
import { isLanguage, LANGUAGES } from "../../lib/language/languages.ts"
import { useFrameData } from "../frame-data.ts"
import { LAYOUT } from "./messages.ts"

/**
 * A plain form, which works without JavaScript: the server stores the language of the button in a cookie and redirects
 * to this page in that language.
 */
function LanguageForm({ children, ...props }: ComponentProps<"form">) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/language" {...props}>
      {/* a cached page was rendered without the tracking parameters in the browser's address */}
      <input type="hidden" name="back" value={pathname + search} suppressHydrationWarning />
      {children}
    </form>
  )
}

/** Leads to the same page in another language. */
export const LanguageSwitch = () => (
  <LanguageForm aria-label={LAYOUT.language} className="flex gap-1 px-1 font-language-names">
    {Object.keys(LANGUAGES)
      .filter(isLanguage)
      .map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={LANGUAGES[language].tag}
          aria-current={language === LANGUAGE ? "true" : undefined}
          className={
            "min-h-11 grow rounded-md px-3 text-sm font-medium text-ink transition-colors hover:bg-sunken " +
            "aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand"
          }
        >
          {LANGUAGES[language].name}
        </button>
      ))}
  </LanguageForm>
)

/** Offers the page in the language that the visitor has chosen before, when its address is in another one. */
export function LanguageOffer() {
  const { offer } = useFrameData()
  const { pathname, search } = useLocation()
  if (!offer) return null
  const { tag, offer: text } = LANGUAGES[offer]
  return (
    <LanguageForm className="flex justify-between gap-4 bg-brand-soft px-4 text-sm font-medium sm:px-6 lg:px-10">
      {/* a font that comes later than the first paint is not used */}
      {offer === "hi" && (
        <link rel="preload" href={devanagariFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <a
        href={localizedPath(offer, pathname + search)}
        lang={tag}
        hrefLang={tag}
        suppressHydrationWarning
        className="inline-flex min-h-11 items-center text-brand underline"
      >
        {text}
      </a>
      <button type="submit" name="language" value={LANGUAGE} className="min-h-11 px-2 text-ink hover:underline">
        {LAYOUT.keepLanguage}
      </button>
    </LanguageForm>
  )
}
