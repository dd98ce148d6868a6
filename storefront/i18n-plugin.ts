import { existsSync } from "node:fs"
import type { Plugin } from "vite"
import type { Language } from "./app/lib/language/languages.ts"

/** The Hindi sentences of the catalogues of errors, which are strings in double quotes. */
const CATALOGUE = /\/((packages|plugins)\/[^/]+\/src|app\/lib\/backend)\/([\w-]+-)?errors\.ts$/
const HINDI = /\bhi:\s*"(?:[^"\\]|\\.)*",?/g

/**
 * Builds one language: an import of `messages.ts` resolves to `messages.hi.ts` in the Hindi build, where there is one. The
 * same goes for every module; only a translation itself imports the English module beside it.
 * The catalogues of errors have both languages; the English build leaves the Hindi out.
 */
export function i18n(language: Language): Plugin {
  const translated = new RegExp(`\\.${language}\\.tsx?$`)
  return {
    name: "haat:i18n",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (language === "en" || !importer || translated.test(importer) || !/\.tsx?$/.test(source)) return
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      const translation = english?.id.replace(/(\.tsx?)$/, `.${language}$1`)
      return translation && translation !== english?.id && existsSync(translation) ? translation : english
    },
    transform(code, id) {
      return language === "en" && CATALOGUE.test(id) ? { code: code.replace(HINDI, ""), map: null } : undefined
    },
  }
}
