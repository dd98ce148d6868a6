import type { ConflictCode } from "@haat/checkout/contract"
import { MedusaError } from "@medusajs/framework/utils"

/**
 * A 409 whose sentence reaches the shopper. Medusa's error handler replaces the text of its own `conflict`, but passes
 * on the message of whatever looks like an http error; these three properties make this one look like that.
 */
export class Conflict extends MedusaError {
  readonly expose = true
  readonly status = 409
  readonly statusCode = 409

  constructor(sentence: string, code: ConflictCode) {
    super(MedusaError.Types.CONFLICT, sentence, code)
  }
}

/** What a workflow threw: a plain copy of its error, so a conflict is made one again. */
export function asConflict(error: unknown): unknown {
  const { type, message, code } = error as Partial<MedusaError>
  return type === MedusaError.Types.CONFLICT ? new Conflict(message ?? "", (code as ConflictCode) ?? "busy") : error
}
