/** The server's sentence, or ours when the shop could not be asked at all. */
export const errorMessage = (error: unknown, fallback: string): string => {
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  return (status && message) || fallback
}

/** The first sentence among the errors of a field that has fields of its own. */
export function firstFieldError(error: unknown): string | undefined {
  if (!error || typeof error !== "object") return undefined
  if ("message" in error && typeof error.message === "string" && error.message) return error.message
  for (const [part, inner] of Object.entries(error)) {
    const message = part === "ref" ? undefined : firstFieldError(inner)
    if (message) return message
  }
  return undefined
}
