import { z } from "zod"
import type { FieldErrors } from "../contract"

/** Thrown by `readBody`; answered as a 400 with its fields. */
export class WrongFields extends Error {
  constructor(readonly body: FieldErrors) {
    super(body.message)
  }
}

/** The parsed body, unknown keys dropped; throws WrongFields with the first sentence for each field. */
export const readBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[path.join(".")] ??= message
  throw new WrongFields({ message: parsed.error.issues[0].message, errors })
}

/** As `readBody`, of only those fields that are there. Defaults of the rest stay out of it. */
export const readPart = <S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  body: Record<string, unknown>,
): Partial<z.output<z.ZodObject<S>>> => {
  const named = Object.keys(schema.shape).filter((field) => Object.hasOwn(body, field))
  const shape = Object.fromEntries(named.map((field) => [field, schema.shape[field]]))
  return readBody(z.object(shape), body) as Partial<z.output<z.ZodObject<S>>>
}
