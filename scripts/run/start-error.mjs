/** A failure a person can act on: shown as its sentence alone, without a stack. */
export class StartError extends Error {}

/** Prints the error message and ends the process with exit code 1. */
export function explain(error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error)
  process.exitCode = 1
}
