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

/** Reports a problem of this field even while others have problems. */
const alone = (field: "postal_code" | "province") => ({
  path: [field],
  when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    !issues.some(({ path = [] }) => path.length === 0 || path[0] === field || path[0] === "country_code"),
})
const postalCodeRule = { ...alone("postal_code"), ...says(PLACES_FORM_ERRORS.postal_code_rule) }
const stateRule = { ...alone("province"), ...says(PLACES_FORM_ERRORS.choose_state) }

type Placed = { country_code: string; postal_code: string }
const hasPostalCode = ({ country_code, postal_code }: Placed) => isPostalCodeOf(country_code, postal_code)

/**
 * A new address. In India the postal code has six digits, and the state is an Indian one in any spelling; it is
 * replaced by its usual name. `requireState` of @haat/places checks that both belong together.
 */
export const NewAddress = addressFields
  .overwrite(withUsualState)
  .refine(hasPostalCode, postalCodeRule)
  .refine(hasState, stateRule)
export type NewAddress = z.infer<typeof NewAddress>

export const keptAddresses = z
  .array(
    addressFields
      .extend({
        id: z.string(says(FORM_ERRORS.unknown_address)).max(100, says(FORM_ERRORS.unknown_address)).optional(),
      })
      .overwrite(withUsualState)
      .refine(hasPostalCode, postalCodeRule)
      .refine(hasState, stateRule),
    "Addresses must be a list",
  )
  .max(MAX_ADDRESSES, says(ACCOUNT_FORM_ERRORS.most_addresses, { most: MAX_ADDRESSES }))

/**
 * The whole list of a shopper's addresses. One with the id of a saved address replaces it, any other is new, and what
 * is not in the list is gone. The first that is marked is the default; when none is, the default stays, or the first
 * takes over.
 */
export const ReplaceAddresses = z.object({ addresses: keptAddresses })
export type ReplaceAddresses = z.infer<typeof ReplaceAddresses>
