/**
 * India's states and postal codes, for forms and servers alike. The directory of postal codes is for servers alone:
 * `directory/`.
 */

export { PLACES_FORM_ERRORS } from "./form-errors"
export * from "./postal-code"
export * from "./read-state"
export { STATES, STATES_OF_ADDRESSES, type State, stateByCode } from "./states"
export { POSTAL_CODE, usualPostalCode } from "./usual-postal-code"
