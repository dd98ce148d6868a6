import { z } from "zod"
import { HTTP_ERRORS } from "../http-errors"
import { collectFormMessages } from "../message-in"
import { HttpError } from "./http-error"

/** Names the field that the reply reports an issue under. */
type FieldOf = (path: PropertyKey[]) => string

/**
 * Checks input against the contract.
 * @param fieldOf adds `errors` to the reply: the first sentence for each field
 * @throws HttpError 400 with the first sentence
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  fieldOf?: FieldOf,
): z.output<Schema> {
  const { result, made } = collectFormMessages(() => {
    const { data, error } = schema.safeParse(input)
    // a sentence is built when it is first read
    return { data, issues: error?.issues.map(({ path, message }) => ({ path, message })) }
  })
  if (!result.issues) return result.data as z.output<Schema>
  const { issues } = result
  const errors: Record<string, string> = {}
  if (fieldOf) for (const { path, message } of issues) errors[fieldOf(path)] ??= message
  const [{ message }] = issues
  const { entry, params } = made.get(message) ?? { entry: HTTP_ERRORS.invalid_data, params: {} }
  throw new HttpError({ ...entry, status: 400, en: message }, params, fieldOf && { errors })
}

const fieldOf = (path: PropertyKey[]) => path.join(".")

/** Returns the parsed body without unknown keys. @throws HttpError 400 with the first sentence for each field */
export const readBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> =>
  parseInput(schema, body, fieldOf)

/** Parses a body like `readBody`, but only the fields that are present. */
export const readPart = <S extends z.ZodRawShape>(schema: z.ZodObject<S>, body: Record<string, unknown>) =>
  parsePart(schema, body, fieldOf)

/** Checks like `parseInput`, but only the fields that are present. Defaults of missing fields are not added. */
export function parsePart<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  input: Record<string, unknown>,
  fieldOf?: FieldOf,
): Partial<z.output<z.ZodObject<S>>> {
  const named = Object.keys(schema.shape).filter((field) => Object.hasOwn(input, field))
  const shape = Object.fromEntries(named.map((field) => [field, schema.shape[field]]))
  return parseInput(z.object(shape), input, fieldOf) as Partial<z.output<z.ZodObject<S>>>
}
