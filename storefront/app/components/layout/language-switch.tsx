import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { LANGUAGE } from "../../lib/language/language.ts"
import { isLanguage, LANGUAGES, languageOf } from "../../lib/language/languages.ts"
import { LAYOUT } from "./messages.ts"

/** A page from the browser's back-forward cache may be in the language before the switch. */
const reloadIfStale = ({ persisted }: PageTransitionEvent) => {
  if (persisted && languageOf(document.cookie) !== LANGUAGE) window.location.reload()
}

/** A plain form, which works without JavaScript: the server stores the language in a cookie and redirects back. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    window.addEventListener("pageshow", reloadIfStale)
    return () => window.removeEventListener("pageshow", reloadIfStale)
  }, [])
  return (
    <form method="post" action="/language" aria-label={LAYOUT.language} className="flex gap-1 px-1 font-language-names">
      {/* a cached page was rendered without the tracking parameters in the browser's address */}
      <input type="hidden" name="back" value={pathname + search} suppressHydrationWarning />
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
            className="min-h-11 grow rounded-md px-3 text-sm font-medium text-ink transition-colors hover:bg-sunken aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand"
          >
            {LANGUAGES[language].name}
          </button>
        ))}
    </form>
  )
}
