import type { ErrorParams } from "@haat/sdk/errors"
import { LANGUAGE } from "../language/language.ts"

/** An error as replies carry it: `message` in English, and what it is translated by. */
export type ErrorReply = { code?: string; params?: ErrorParams; message?: string }

/** The sentence of an error in the language of the page; in English where there is no translation. */
export async function errorSentence({ code, params, message = "" }: ErrorReply): Promise<string> {
  if (LANGUAGE === "en" || !code) return message
  const catalogue = await import("./error-catalogue.ts").catch(() => null)
  return catalogue?.translate(code, params) ?? message
}
