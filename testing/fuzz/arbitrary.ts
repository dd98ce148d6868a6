import fc from "fast-check"

/** The part of JSON Schema that zod writes. */
export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  format?: string
  contentMediaType?: string
}

/** Hostile inputs. */
const HOSTILE: unknown[] = [
  ...[null, "", " ", "\0", "\ud800", "\u202e", "null", "undefined", "NaN", "true", "[]", "{}", "%00", "%E0%A4%A"],
  ...[
    "' or 1=1 --",
    "'; drop table product; --",
    `\${7*7}`,
    "{{7*7}}",
    "<script>alert(1)</script>",
    "../../etc/passwd",
  ],
  ...["x".repeat(300), "x".repeat(5_000), "é".repeat(2_000), "😀".repeat(500)],
  ...[0, -0, -1, 1.5, 1e21, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63, 0.1 + 0.2],
  ...[
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { __proto__: null, isAdmin: true },
    { toString: 1 },
    [{}, 1, "x"],
  ],
]
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.anything({ maxDepth: 3 }),
)

const within = (value: number | undefined, otherwise: number) => Math.max(-1e6, Math.min(1e6, value ?? otherwise))

/**
 * Values for a schema: mostly as it wants them, now and then as it does not.
 * @param known real values (ids, names) that strings take now and then, so that requests get past the first check
 */
export function valueFor(schema: Schema, known: string[], depth = 0): fc.Arbitrary<unknown> {
  const wanted = wantedOf(schema, known, depth)
  return fc.oneof({ weight: 8, arbitrary: wanted }, { weight: 1, arbitrary: hostile })
}

function wantedOf(schema: Schema, known: string[], depth: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ("const" in schema) return fc.constant(schema.const)
  const either = schema.anyOf ?? schema.allOf
  if (either) return fc.oneof(...either.map((one) => valueFor(one, known, depth + 1)))
  if (schema.type === "boolean") return fc.boolean()
  if (schema.type === "null") return fc.constant(null)
  if (schema.type === "integer" || schema.type === "number") return numberOf(schema)
  if (schema.type === "array")
    return fc.array(depth < 4 && schema.items ? valueFor(schema.items, known, depth + 1) : hostile, {
      minLength: Math.min(schema.minItems ?? 0, 3),
      maxLength: 5,
    })
  if (schema.type === "object" || schema.properties) return objectOf(schema, known, depth)
  if (schema.type === "string") return textOf(schema, known)
  return hostile
}

function numberOf({ type, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema) {
  const [min, max] = [within(minimum ?? exclusiveMinimum, -100), within(maximum ?? exclusiveMaximum, 1e6)]
  return type === "integer"
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.double({ min, max, noNaN: true }))
}

function textOf({ minLength = 0, maxLength = 60, format }: Schema, known: string[]) {
  const lengths = { minLength: Math.min(minLength, 100), maxLength: Math.max(minLength, Math.min(maxLength, 100)) }
  const plain = fc.oneof(fc.string(lengths), fc.string({ ...lengths, unit: "grapheme" }))
  if (format === "email") return fc.oneof(fc.emailAddress(), plain)
  return known.length
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 2, arbitrary: plain })
    : plain
}

function objectOf({ properties = {}, required = [] }: Schema, known: string[], depth: number) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => {
      const value = depth < 4 ? valueFor(one, known, depth + 1) : hostile
      return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })]
    }),
  )
  return fc.record(fields, { requiredKeys: [] }).chain((record) =>
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(record) },
      {
        weight: 1,
        arbitrary: fc.dictionary(fc.string(), hostile, { maxKeys: 3 }).map((more) => ({ ...record, ...more })),
      },
    ),
  )
}
