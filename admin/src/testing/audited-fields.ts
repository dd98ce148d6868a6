import { isAudited } from "@haat/back-office/contract"
import { z } from "zod"
import { english } from "../i18n/english"
import { hindi } from "../i18n/hindi"

type Schema = { properties?: Record<string, Schema>; [keyword: string]: unknown }

/** Names in a schema: of its fields, and of what is in them. */
const collectNames = (schema: unknown): string[] =>
  schema === null || typeof schema !== "object"
    ? []
    : Object.entries(schema as Schema).flatMap(([keyword, inner]) => [
        ...(keyword === "properties" ? Object.keys(inner as object) : []),
        ...collectNames(inner),
      ])

/** Names of the fields in schemas. */
export const schemaNames = (...schemas: z.ZodType[]) =>
  schemas.flatMap((schema) => collectNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })))

/** Names in a record that is a type and no schema. A name that the type has and this lacks is an error of types. */
export const typeNames = <Type extends object>(names: Record<keyof Type, true>) => Object.keys(names)

type Words = { [key: string]: Words | undefined }

/** Returns the audited fields of a resource that lack a label in English or Hindi. */
export const findUnlabelledFields = (resource: string, names: string[]) =>
  [english, hindi].flatMap(({ resources, components }) => {
    const { fields, audit } = resources[resource] as Words
    const known: Record<string, unknown> = {
      ...components.facts.texts,
      ...(resources["audit-log"].fields as Words),
      ...fields,
      ...audit?.fields,
    }
    return names.filter((name) => isAudited(name) && typeof known[name] !== "string")
  })
