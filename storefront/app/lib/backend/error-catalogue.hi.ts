import { ACCOUNT_ERRORS } from "@haat/accounts/errors"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { CHECKOUT_ERRORS } from "@haat/checkout/errors"
import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { FREIGHT_ERRORS } from "@haat/freight/errors"
import { MAIL_ERRORS } from "@haat/mail/errors"
import { NEWSLETTER_ERRORS } from "@haat/newsletter/errors"
import { OFFER_ERRORS } from "@haat/offers/errors"
import { PAYMENT_ERRORS } from "@haat/payments/errors"
import { PLACES_ERRORS } from "@haat/places/errors"
import { REPORT_ERRORS } from "@haat/problem-reports/errors"
import { REVIEW_ERRORS } from "@haat/reviews/errors"
import { type ErrorEntry, type ErrorParams, fillSentence } from "@haat/sdk/errors"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { WEB_ERRORS } from "./web-errors.ts"

type Catalogue = Record<string, ErrorEntry>

/** Errors that a shopper may see, except those of forms. */
const CATALOGUES: Catalogue[] = [
  HTTP_ERRORS,
  WEB_ERRORS,
  ACCOUNT_ERRORS,
  CATALOG_ERRORS,
  CHECKOUT_ERRORS,
  RETURN_ERRORS,
  FREIGHT_ERRORS,
  MAIL_ERRORS,
  NEWSLETTER_ERRORS,
  OFFER_ERRORS,
  PLACES_ERRORS,
  PAYMENT_ERRORS,
  REPORT_ERRORS,
  REVIEW_ERRORS,
]

const FORM_ERRORS = import.meta.glob<Record<string, Catalogue>>(
  "../../../../{packages,plugins}/*/src/form-errors.hi.ts",
  { eager: true },
)
for (const catalogues of Object.values(FORM_ERRORS)) CATALOGUES.push(...Object.values(catalogues))

/** Hindi sentences by error code; this module is loaded with the first error to translate. */
const SENTENCES = new Map(
  CATALOGUES.flatMap((catalogue) => Object.values(catalogue)).map(({ code, hi, translated = hi }) => [
    code,
    translated,
  ]),
)

/** Returns the Hindi sentence of an error; undefined when there is none. */
export function translate(code: string, params: ErrorParams = {}): string | undefined {
  const sentence = SENTENCES.get(code)
  return sentence && fillSentence(sentence, params)
}
