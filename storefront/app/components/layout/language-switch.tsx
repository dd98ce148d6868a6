import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { LANGUAGE } from "../../lib/language.ts"
import { isLanguage, LANGUAGES, languageOf } from "../../lib/languages.ts"
import { LAYOUT } from "./messages.ts"

/** A page out of the browser's history may be from before the switch. */
const comeAnew = ({ persisted }: PageTransitionEvent) => {
  if (persisted && languageOf(document.cookie) !== LANGUAGE) window.location.reload()
}

/** A plain form, which works without a script: the server keeps the choice and sends this page again in that language. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    window.addEventListener("pageshow", comeAnew)
    return () => window.removeEventListener("pageshow", comeAnew)
  }, [])
  return (
    <form method="post" action="/language" aria-label={LAYOUT.language} className="flex gap-1 px-1 font-language-names">
      {/* a page kept in memory does not know what was added to its address to follow people */}
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
