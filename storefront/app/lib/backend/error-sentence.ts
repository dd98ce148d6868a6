import type { ErrorParams } from "@haat/sdk/errors"

/** An error as replies contain it: an English `message`, and code and parameters for its translation. */
export type ErrorReply = { code?: string; params?: ErrorParams; message?: string }

/** Returns the sentence of an error in the page's language; in English when there is no translation. */
export const errorSentence = async ({ message = "" }: ErrorReply): Promise<string> => message
