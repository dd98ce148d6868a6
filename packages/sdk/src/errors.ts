/** Sentences of errors by their codes, and the names of form fields in them, in another language than English. */
export type ErrorTranslation = { sentences: Record<string, string>; labels: Record<string, string> }

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
  /** missing in errors that only owners read, and in those of forms, whose Hindi is in the storefront */
  hi?: string
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

/** Names of form fields in error sentences. */
const LABELS: Record<string, string> = {
  first_name: "First name",
  last_name: "Last name",
  address_1: "Address Line 1",
  recipient_name: "Recipient's name",
  company: "Company",
  address_2: "Address Line 2",
  city: "City",
  province: "State",
  country: "Country",
  postal_code: "Postal Code",
  username: "Username",
  password: "Password",
  name: "Name",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
  order_number: "Order number",
  review: "Review",
}

/** Part of a reply that reports an error next to partial success. */
export const errorReply = (entry: ErrorEntry, params: ErrorParams = {}) => ({
  code: entry.code,
  params,
  message: sentenceOf(entry, params),
})

/** The entry's sentence with its params filled in; in English where there is no translation. */
export function sentenceOf(
  { code, en }: Pick<ErrorEntry, "code" | "en">,
  params: ErrorParams = {},
  translation?: ErrorTranslation,
): string {
  const sentence = translation?.sentences[code] ?? en
  const labels = translation?.labels ?? LABELS
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => {
    const value = params[name] ?? gap
    return String((name === "label" && labels[value]) || value)
  })
}
