/** The server's sentence, or ours when the shop could not be asked at all. */
export const sentenceOf = (error: unknown, otherwise: string): string => {
  const { status, message } = (error ?? {}) as { status?: number; message?: string }
  return (status && message) || otherwise
}
