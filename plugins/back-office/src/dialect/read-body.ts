import { parseInput, parsePart } from "@haat/sdk/server/parse-input"
import type { z } from "zod"

const fieldOf = (path: PropertyKey[]) => path.join(".")

/** The parsed body, unknown keys dropped. @throws HttpError 400 with the first sentence for each field */
export const readBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> =>
  parseInput(schema, body, fieldOf)

/** Checks like `readBody`, but only the fields that are present. */
export const readPart = <S extends z.ZodRawShape>(schema: z.ZodObject<S>, body: Record<string, unknown>) =>
  parsePart(schema, body, fieldOf)
