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
import { type ErrorEntry, type ErrorParams, sentenceOf } from "@haat/sdk/errors"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { FORM_SENTENCES } from "../language/form-sentences.hi.ts"
import { WEB_ERRORS } from "./web-errors.ts"

/** Every error that a shopper may meet and that is no form's. */
const CATALOGUES: Record<string, ErrorEntry>[] = [
  ...[HTTP_ERRORS, WEB_ERRORS, ACCOUNT_ERRORS, CATALOG_ERRORS, CHECKOUT_ERRORS, RETURN_ERRORS, FREIGHT_ERRORS],
  ...[MAIL_ERRORS, NEWSLETTER_ERRORS, OFFER_ERRORS, PLACES_ERRORS, PAYMENT_ERRORS, REPORT_ERRORS, REVIEW_ERRORS],
]

/** The Hindi sentences by their codes. Fetched with the first error that is to be translated. */
const sentences: Record<string, string> = { ...FORM_SENTENCES.sentences }
for (const { code, hi } of CATALOGUES.flatMap((catalogue) => Object.values(catalogue))) if (hi) sentences[code] = hi

/** The Hindi sentence of an error; undefined when it is in no catalogue, or in English only. */
export const translate = (code: string, params?: ErrorParams): string | undefined =>
  Object.hasOwn(sentences, code)
    ? sentenceOf({ code, en: "" }, params, { sentences, labels: FORM_SENTENCES.labels })
    : undefined
