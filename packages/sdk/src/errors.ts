import { LABELS } from "./labels"

/** Values for the placeholders of an error sentence, by placeholder name. `label` is a key of `LABELS`. */
export type ErrorParams = Record<string, string | number>

/**
 * One kind of failed request, as an entry of a plugin's error catalogue (`errors.ts`). Placeholders of the sentences
 * are in braces: "Only {count} left of {product}".
 */
export type ErrorEntry = {
  /** stable and unique in the whole shop: programs and translations depend on it */
  code: string
  status: number
  en: string
  /** missing in errors that only owners read, and in those of forms */
  hi?: string
  /** sentence of a form's error in the language of the build, from `form-errors.hi.ts` */
  translated?: string
  /** field of the form that the error is about, if it is about one */
  field?: string
  /** seconds for the header Retry-After */
  retryAfterSeconds?: number
}

/** The names in the braces of a sentence. */
export type ParamNames<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type Definition = Omit<ErrorEntry, "code">
type Catalogue<T> = { readonly [Code in keyof T & string]: T[Code] & { readonly code: Code } }

/** Defines a plugin's error catalogue: returns the same entries, each with its key as `code`. */
export const defineErrors = <const T extends Record<string, Definition>>(definitions: T): Catalogue<T> =>
  Object.fromEntries(
    Object.entries(definitions).map(([code, definition]) => [code, { ...definition, code }]),
  ) as unknown as Catalogue<T>

type FormErrors<T> = { readonly [Code in keyof T & string]: ErrorEntry & { readonly code: Code; readonly en: T[Code] } }

/** Defines errors of form rules (`form-errors.ts`): takes English sentences by code, returns entries of status 400. */
export const defineFormErrors = <const T extends Record<string, string>>(sentences: T) =>
  Object.fromEntries(Object.entries(sentences).map(([code, en]) => [code, { code, status: 400, en }])) as FormErrors<T>

/** Returns the form errors with `translated` sentences in another language (`form-errors.hi.ts`). */
export const translateFormErrors = <English extends Record<string, ErrorEntry>>(
  english: English,
  sentences: Record<keyof English, string>,
) =>
  Object.fromEntries(
    Object.entries(english).map(([code, entry]) => [code, { ...entry, translated: sentences[code] }]),
  ) as English

/** Builds the part of a reply that reports an error next to partial success: code, params and English message. */
export const errorReply = (entry: ErrorEntry, params: ErrorParams = {}) => ({
  code: entry.code,
  params,
  message: sentenceOf(entry, params),
})

/** Returns the entry's sentence, in the language of the build, with its params filled in. */
export const sentenceOf = (
  { en, translated = en }: Pick<ErrorEntry, "en" | "translated">,
  params: ErrorParams = {},
): string => fillSentence(translated, params)

const labels: Record<string, string> = LABELS

/** Returns a sentence with its params filled in; a placeholder without a param stays as it is. */
export const fillSentence = (sentence: string, params: ErrorParams): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = params[name] ?? placeholder
    return String((name === "label" && labels[value]) || value)
  })
