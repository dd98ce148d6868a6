import { POSTAL_CODE } from "@haat/places/contract"

/** Six digits, the first of them not 0, as India's postal codes are. */
export const isPostalCode = (text: string) => POSTAL_CODE.test(text)
