/** A sentence of the backend, or of a contract's rules, in the shopper's language; unknown ones stay as they are. */
export const serverMessage = (english: string): string => english
