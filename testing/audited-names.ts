import { z } from "zod"

type Schema = { properties?: Record<string, Schema>; [keyword: string]: unknown }

/** Names in a schema: of its fields, and of what is in them. */
const collectNames = (schema: unknown): string[] =>
  schema === null || typeof schema !== "object"
    ? []
    : Object.entries(schema as Schema).flatMap(([keyword, inner]) => [
        ...(keyword === "properties" ? Object.keys(inner as object) : []),
        ...collectNames(inner),
      ])
export const schemaNames = (...schemas: z.ZodType[]) =>
  schemas.flatMap((schema) => collectNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })))

/** Names in a record that is a type and no schema. A name that the type has and this lacks is an error of types. */
export const typeNames = <Type extends object>(names: Record<keyof Type, true>) => Object.keys(names)

/**
 * Names in all that the server writes into the audit log about each resource: records of its readers, and what handlers
 * add. A plugin exports those of its resources as the default of src/testing/audited-names.ts.
 */
export type AuditedNames = Record<string, string[]>
