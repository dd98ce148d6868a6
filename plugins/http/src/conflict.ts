import { MedusaError } from "@medusajs/framework/utils"

/**
 * A 409 whose sentence reaches the reader. Medusa's error handler replaces the text of its own `conflict`, but passes
 * on the message of whatever looks like an http error; these three properties make this one look like that.
 */
export class Conflict<Code extends string = string> extends MedusaError {
  readonly expose = true
  readonly status = 409
  readonly statusCode = 409

  /** @param code what kind of conflict it is, for callers that act on it */
  constructor(sentence: string, code: Code) {
    super(MedusaError.Types.CONFLICT, sentence, code)
  }
}

/** What a workflow threw: a plain copy of its error, so a conflict is made one again. */
export function asConflict(error: unknown): unknown {
  const { type, message, code } = error as Partial<MedusaError>
  return type === MedusaError.Types.CONFLICT ? new Conflict(message ?? "", code ?? "busy") : error
}

/** The result of a workflow's run, with its conflict as one again. */
export async function resultOf<T>(run: Promise<{ result: T }>): Promise<T> {
  try {
    return (await run).result
  } catch (error) {
    throw asConflict(error)
  }
}
