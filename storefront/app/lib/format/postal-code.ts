import { POSTAL_CODE } from "@haat/places/contract"

/** Returns whether the text is an Indian postal code: six digits, the first of them not 0. */
export const isPostalCode = (text: string) => POSTAL_CODE.test(text)
