import { hasState, isPostalCodeOf, PLACES_FORM_ERRORS, usualPostalCode, withUsualState } from "@haat/places/contract"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import { required } from "./fields"
import { recipientFields } from "./recipient"

export const MAX_ADDRESSES = 4

const addressFields = z.object({
  address_1: required("address_1", 200),
  address_2: z
    .string("Address Line 2 must be text")
    .trim()
    .max(200, says(FORM_ERRORS.too_long, { label: "address_2" }))
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label: "address_2" }))
    .optional()
    .default(""),
  city: required("city", 100),
  province: required("province", 100),
  postal_code: z
    .string(says(ACCOUNT_FORM_ERRORS.postal_code_short))
    .trim()
    .overwrite(usualPostalCode)
    .min(4, says(ACCOUNT_FORM_ERRORS.postal_code_short))
    .max(12, says(FORM_ERRORS.too_long, { label: "postal_code" }))
    .regex(STORABLE_LINE, says(FORM_ERRORS.odd_characters, { label: "postal_code" })),
  country_code: z
    .string(says(FORM_ERRORS.required, { label: "country" }))
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, says(FORM_ERRORS.required, { label: "country" })),
  type: z.enum(["shipping", "billing"], "Type is shipping or billing").optional().default("shipping"),
  ...recipientFields,
  is_default: z.boolean("The default mark is true or false").optional().default(false),
})

/** Refinement options that report a problem of this field even when other fields are invalid. */
const fieldRuleOptions = (field: "postal_code" | "province") => ({
  path: [field],
  when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    !issues.some(({ path = [] }) => path.length === 0 || path[0] === field || path[0] === "country_code"),
})
const postalCodeRule = { ...fieldRuleOptions("postal_code"), ...says(PLACES_FORM_ERRORS.postal_code_rule) }
const stateRule = { ...fieldRuleOptions("province"), ...says(PLACES_FORM_ERRORS.choose_state) }

type PostalAddress = { country_code: string; postal_code: string }
const hasValidPostalCode = ({ country_code, postal_code }: PostalAddress) => isPostalCodeOf(country_code, postal_code)

/**
 * A new address. In India the postal code has six digits, and the state is an Indian one in any spelling; it is
 * replaced by its usual name. `requireState` of @haat/places checks that both belong together.
 */
export const NewAddress = addressFields
  .overwrite(withUsualState)
  .refine(hasValidPostalCode, postalCodeRule)
  .refine(hasState, stateRule)
export type NewAddress = z.infer<typeof NewAddress>

export const addressListSchema = z
  .array(
    addressFields
      .extend({
        id: z.string(says(FORM_ERRORS.unknown_address)).max(100, says(FORM_ERRORS.unknown_address)).optional(),
      })
      .overwrite(withUsualState)
      .refine(hasValidPostalCode, postalCodeRule)
      .refine(hasState, stateRule),
    "Addresses must be a list",
  )
  .max(MAX_ADDRESSES, says(ACCOUNT_FORM_ERRORS.most_addresses, { most: MAX_ADDRESSES }))

/**
 * Full list of a shopper's addresses. An entry with the id of a saved address replaces it, other entries are added, and
 * saved addresses that are not listed are deleted. The first entry with `is_default` becomes the default; without one,
 * the current default stays, or the first entry becomes it.
 */
export const ReplaceAddresses = z.object({ addresses: addressListSchema })
export type ReplaceAddresses = z.infer<typeof ReplaceAddresses>
