import { existsSync } from "node:fs"
import type { Plugin } from "vite"
import type { Language } from "./app/lib/languages.ts"

/**
 * Lets a build speak one language: wherever `messages.ts` is asked for and a `messages.hi.ts` stands beside it, the
 * Hindi build takes that one. So it is with every module, but a translation itself gets the English it is made from.
 */
export function speak(language: Language): Plugin {
  const translated = new RegExp(`\\.${language}\\.tsx?$`)
  return {
    name: "haat:speak",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (language === "en" || !importer || translated.test(importer) || !/\.tsx?$/.test(source)) return
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      const translation = english?.id.replace(/(\.tsx?)$/, `.${language}$1`)
      return translation && translation !== english?.id && existsSync(translation) ? translation : english
    },
  }
}
