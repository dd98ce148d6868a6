import { LABELS } from "./labels"

/** Plain values for the placeholders of a sentence, by their names. `label` names a field of a form. */
export type ErrorParams = Record<string, string | number>

/**
 * One kind of failure of a request, as a line of a plugin's catalogue (`errors.ts`). Params of the sentence are in
 * braces: "Only {count} left of {product}".
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

/** A plugin's catalogue: each line knows its own code. */
export const defineErrors = <const T extends Record<string, Definition>>(definitions: T): Catalogue<T> =>
  Object.fromEntries(
    Object.entries(definitions).map(([code, definition]) => [code, { ...definition, code }]),
  ) as unknown as Catalogue<T>

type FormErrors<T> = { readonly [Code in keyof T & string]: ErrorEntry & { readonly code: Code; readonly en: T[Code] } }

/** Errors of a contract's rules by their codes (`form-errors.ts`): each is its English sentence. */
export const defineFormErrors = <const T extends Record<string, string>>(sentences: T) =>
  Object.fromEntries(Object.entries(sentences).map(([code, en]) => [code, { code, status: 400, en }])) as FormErrors<T>

/** The same errors with their sentences in another language (`form-errors.hi.ts`). */
export const translateFormErrors = <English extends Record<string, ErrorEntry>>(
  english: English,
  sentences: Record<keyof English, string>,
) =>
  Object.fromEntries(
    Object.entries(english).map(([code, entry]) => [code, { ...entry, translated: sentences[code] }]),
  ) as English

/** Part of a reply that reports an error next to partial success. */
export const errorReply = (entry: ErrorEntry, params: ErrorParams = {}) => ({
  code: entry.code,
  params,
  message: sentenceOf(entry, params),
})

/** The entry's sentence with its params filled in. */
export const sentenceOf = (
  { en, translated = en }: Pick<ErrorEntry, "en" | "translated">,
  params: ErrorParams = {},
): string => fillSentence(translated, params)

const labels: Record<string, string> = LABELS

/** A sentence with its params filled in. */
export const fillSentence = (sentence: string, params: ErrorParams): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name) => {
    const value = params[name] ?? gap
    return String((name === "label" && labels[value]) || value)
  })
