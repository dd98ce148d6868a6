/** Returns the server's message, or `fallback` for a failure without an answer. */
export const errorMessage = (error: unknown, fallback: string): string => {
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  return (status && message) || fallback
}

/** Returns the first message among the nested errors of a field. */
export function firstFieldError(error: unknown): string | undefined {
  if (!error || typeof error !== "object") return undefined
  if ("message" in error && typeof error.message === "string" && error.message) return error.message
  for (const [part, inner] of Object.entries(error)) {
    const message = part === "ref" ? undefined : firstFieldError(inner)
    if (message) return message
  }
  return undefined
}
