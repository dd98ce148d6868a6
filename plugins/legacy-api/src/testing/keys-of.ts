/** The names of all fields of an answer, however deep. */
export function keysOf(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return []
  const own = Array.isArray(answer) ? [] : Object.keys(answer)
  return [...own, ...Object.values(answer).flatMap(keysOf)]
}
