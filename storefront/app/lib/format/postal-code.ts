/** Six digits, the first of them not 0, as India's postal codes are. */
export const isPostalCode = (text: string) => /^[1-9]\d{5}$/.test(text)
