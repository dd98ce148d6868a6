import { existsSync } from "node:fs"
import type { Plugin } from "vite"
import type { Language } from "./app/lib/language/languages.ts"

/** Matches imports of modules of this repository. */
const OURS = /^([./]|@haat\/)/

/**
 * Builds one language: an import of `messages.ts` resolves to `messages.hi.ts` in the Hindi build, where there is one.
 * The same goes for every module of the storefront, the plugins and the packages; only a translation itself imports the
 * English module beside it.
 */
export function i18n(language: Language): Plugin {
  const translated = new RegExp(`\\.${language}\\.tsx?$`)
  return {
    name: "haat:i18n",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (language === "en" || !importer || translated.test(importer) || !OURS.test(source)) return
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      const translation = english?.id.replace(/(\.tsx?)$/, `.${language}$1`)
      return translation && translation !== english?.id && existsSync(translation) ? translation : english
    },
  }
}
