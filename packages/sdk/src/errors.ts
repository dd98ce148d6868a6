/** The languages of error sentences. */
export type ErrorLanguage = "en" | "hi"

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
  /** missing in errors that only owners read */
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
const LABELS: Record<string, { en: string; hi: string }> = {
  first_name: { en: "First name", hi: "पहला नाम" },
  last_name: { en: "Last name", hi: "उपनाम" },
  address_1: { en: "Address Line 1", hi: "पते की पहली पंक्ति" },
  recipient_name: { en: "Recipient's name", hi: "पाने वाले का नाम" },
  company: { en: "Company", hi: "कंपनी" },
  address_2: { en: "Address Line 2", hi: "पते की दूसरी पंक्ति" },
  city: { en: "City", hi: "शहर" },
  province: { en: "State", hi: "राज्य" },
  country: { en: "Country", hi: "देश" },
  postal_code: { en: "Postal Code", hi: "पिन कोड" },
  username: { en: "Username", hi: "यूज़रनेम" },
  password: { en: "Password", hi: "पासवर्ड" },
  name: { en: "Name", hi: "नाम" },
  phone: { en: "Phone", hi: "फ़ोन" },
  subject: { en: "Subject", hi: "विषय" },
  message: { en: "Message", hi: "संदेश" },
  order_number: { en: "Order number", hi: "ऑर्डर नंबर" },
  review: { en: "Review", hi: "रिव्यू" },
}

/** Part of a reply that reports an error next to partial success. */
export const errorReply = (entry: ErrorEntry, params: ErrorParams = {}) => ({
  code: entry.code,
  params,
  message: sentenceOf(entry, params),
})

/** The entry's sentence with its params filled in; in English where there is no translation. */
export function sentenceOf({ en, hi }: ErrorEntry, params: ErrorParams = {}, language: ErrorLanguage = "en"): string {
  const sentence = language === "hi" ? (hi ?? en) : en
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => {
    const value = params[name] ?? gap
    return name === "label" ? (LABELS[value]?.[language] ?? String(value)) : String(value)
  })
}
