import type { ErrorReply } from "./error-sentence.ts"

export async function errorSentence({ code, params, message = "" }: ErrorReply): Promise<string> {
  if (!code) return message
  const catalogue = await import("./error-catalogue.hi.ts").catch(() => null)
  return catalogue?.translate(code, params) ?? message
}
