import ERRORS from "virtual:haat/errors"
import { type ErrorEntry, type ErrorParams, fillSentence } from "@haat/sdk/errors"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { WEB_ERRORS } from "./web-errors.ts"

type Catalogue = Record<string, ErrorEntry>

/** Errors of forms that all plugins share. */
const FORM_ERRORS = import.meta.glob<Record<string, Catalogue>>("../../../../packages/*/src/form-errors.hi.ts", {
  eager: true,
})
const CATALOGUES = [HTTP_ERRORS, WEB_ERRORS, ...[...Object.values(FORM_ERRORS), ...ERRORS].flatMap(Object.values)]

/** Hindi sentences by error code; this module is loaded with the first error to translate. */
const SENTENCES = new Map(
  CATALOGUES.flatMap((catalogue: Catalogue) => Object.values(catalogue)).map(({ code, hi, translated = hi }) => [
    code,
    translated,
  ]),
)

/** Returns the Hindi sentence of an error; undefined when there is none. */
export function translate(code: string, params: ErrorParams = {}): string | undefined {
  const sentence = SENTENCES.get(code)
  return sentence && fillSentence(sentence, params)
}
