import { parseInput } from "@haat/http/parse-input"
import { z } from "zod"

const fieldOf = (path: PropertyKey[]) => path.join(".")

/** The parsed body, unknown keys dropped. @throws HttpError 400 with the first sentence for each field */
export const readBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> =>
  parseInput(schema, body, fieldOf)

/** As `readBody`, of only those fields that are there. Defaults of the rest stay out of it. */
export const readPart = <S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  body: Record<string, unknown>,
): Partial<z.output<z.ZodObject<S>>> => {
  const named = Object.keys(schema.shape).filter((field) => Object.hasOwn(body, field))
  const shape = Object.fromEntries(named.map((field) => [field, schema.shape[field]]))
  return readBody(z.object(shape), body) as Partial<z.output<z.ZodObject<S>>>
}
