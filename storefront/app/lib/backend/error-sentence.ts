import type { ErrorParams } from "@haat/sdk/errors"

/** An error as replies carry it: `message` in English, and what it is translated by. */
export type ErrorReply = { code?: string; params?: ErrorParams; message?: string }

/** The sentence of an error in the language of the page; in English where there is no translation. */
export const errorSentence = async ({ message = "" }: ErrorReply): Promise<string> => message
