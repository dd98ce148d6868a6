import { ACCOUNT_FORM_ERRORS } from "@haat/accounts/contract"
import { ACCOUNT_ERRORS } from "@haat/accounts/errors"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { CHECKOUT_FORM_ERRORS, RETURN_FORM_ERRORS } from "@haat/checkout/contract"
import { CHECKOUT_ERRORS } from "@haat/checkout/errors"
import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { FREIGHT_ERRORS } from "@haat/freight/errors"
import { MAIL_FORM_ERRORS } from "@haat/mail/contract"
import { MAIL_ERRORS } from "@haat/mail/errors"
import { NEWSLETTER_ERRORS } from "@haat/newsletter/errors"
import { OFFER_ERRORS } from "@haat/offers/errors"
import { PAYMENT_FORM_ERRORS } from "@haat/payments/contract"
import { PAYMENT_ERRORS } from "@haat/payments/errors"
import { PLACES_FORM_ERRORS } from "@haat/places/contract"
import { PLACES_ERRORS } from "@haat/places/errors"
import { REPORT_FORM_ERRORS } from "@haat/problem-reports/contract"
import { REPORT_ERRORS } from "@haat/problem-reports/errors"
import { REVIEW_FORM_ERRORS } from "@haat/reviews/contract"
import { REVIEW_ERRORS } from "@haat/reviews/errors"
import { type ErrorEntry, type ErrorParams, sentenceOf } from "@haat/sdk/errors"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { LANGUAGE } from "../language/language.ts"
import { WEB_ERRORS } from "./web-errors.ts"

/** Every error that a shopper may meet, by its code. Fetched with the first one that is to be translated. */
const BY_CODE: Record<string, ErrorEntry> = {
  ...{ ...HTTP_ERRORS, ...FORM_ERRORS, ...WEB_ERRORS },
  ...{ ...ACCOUNT_ERRORS, ...ACCOUNT_FORM_ERRORS },
  ...CATALOG_ERRORS,
  ...{ ...CHECKOUT_ERRORS, ...CHECKOUT_FORM_ERRORS },
  ...{ ...RETURN_ERRORS, ...RETURN_FORM_ERRORS },
  ...FREIGHT_ERRORS,
  ...{ ...MAIL_ERRORS, ...MAIL_FORM_ERRORS },
  ...NEWSLETTER_ERRORS,
  ...OFFER_ERRORS,
  ...{ ...PLACES_ERRORS, ...PLACES_FORM_ERRORS },
  ...{ ...PAYMENT_ERRORS, ...PAYMENT_FORM_ERRORS },
  ...{ ...REPORT_ERRORS, ...REPORT_FORM_ERRORS },
  ...{ ...REVIEW_ERRORS, ...REVIEW_FORM_ERRORS },
}

/** The sentence of an error in the language of the page; undefined when it is in no catalogue, or in English only. */
export function translate(code: string, params?: ErrorParams): string | undefined {
  const entry = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  return entry?.hi && sentenceOf(entry, params, LANGUAGE)
}
