/** A failure a person can act on: shown as its sentence alone, without a stack. */
export class Sentence extends Error {}

/** Ends the process with exit code 1 and what there is to say. */
export function explain(error) {
  console.error(error instanceof Sentence ? `\n${error.message}` : error)
  process.exitCode = 1
}
