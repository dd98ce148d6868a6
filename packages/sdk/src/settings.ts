import { z } from "zod"
import { isSecretName } from "./secret-name"

/** A text that is there in both languages. */
export type BothLanguages = { en: string; hi: string }

export type SettingValue = string | number | boolean

/**
 * Public settings by the name of their settings, as `useShopFacts().plugins` has them. A plugin with public settings
 * adds its own in its contract.ts:
 *
 *     declare module "@haat/sdk/settings" {
 *       interface PluginSettings { wishlist: PublicSettings<typeof WISHLIST_SETTINGS> }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: plugins add to it
export interface PluginSettings {}

/** JSON Schema of one setting, as far as forms read it. */
export type SettingSchema = {
  type?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

export type SettingKind = "text" | "number" | "switch" | "choice"

/** Returns the kind of input that a setting has in the back office; undefined when there is none for its schema. */
export function settingKind({ type, enum: values }: SettingSchema): SettingKind | undefined {
  if (values) return values.every((value) => typeof value === "string") ? "choice" : undefined
  if (type === "string") return "text"
  if (type === "number" || type === "integer") return "number"
  return type === "boolean" ? "switch" : undefined
}

/** One setting of a plugin. `default` is null where it may stay empty. */
export type Setting<
  Value extends SettingValue | null = SettingValue | null,
  IsPublic extends boolean = boolean,
> = SettingLabels & {
  schema: z.ZodType<SettingValue>
  default: Value
  isPublic: IsPublic
  isSecret: boolean
}

type SettingLabels = {
  label: BothLanguages
  /** sentence below its input */
  help?: BothLanguages
  /** labels of the values of a `z.enum` */
  choices?: Record<string, BothLanguages>
}

export type SettingFields = Record<string, Setting>

/** Settings of a plugin, as its src/settings.ts exports them. */
export type PluginSettingsDefinition<Fields extends SettingFields = SettingFields> = {
  /** unique in the shop; permanent, since values are stored under it */
  id: string
  /** heading of its section in the back office */
  name: BothLanguages
  about?: BothLanguages
  /** position among the sections of plugins, ascending */
  order: number
  fields: Fields
}

/** Values as `readSettings` returns them. */
export type SettingValues<Fields extends SettingFields> = { [Name in keyof Fields]: Fields[Name]["default"] }

/** The part of the settings that every visitor may read. */
export type PublicSettings<Definition extends PluginSettingsDefinition> = {
  [Name in keyof Definition["fields"] as Definition["fields"][Name] extends Setting<SettingValue | null, true>
    ? Name
    : never]: Definition["fields"][Name]["default"]
}

/** The values of a `z.enum`; never for other texts and other types. */
type Choice<Value> = Value extends string ? (string extends Value ? never : Value) : never

type Options<Value> = Omit<SettingLabels, "choices"> &
  ([Choice<Value>] extends [never] ? { choices?: undefined } : { choices: Record<Choice<Value>, BothLanguages> }) &
  (
    | { default?: Value; isPublic?: boolean; isSecret?: false }
    // encrypted in the database, never shown again
    | { default?: undefined; isPublic?: false; isSecret: true }
  )

/**
 * Declares a setting: a text, a number, a switch (`z.boolean()`) or a choice (`z.enum`). Without `default` it may stay
 * empty and is read as null; a switch needs one. `isPublic` puts it into the shop's facts; `isSecret` encrypts it.
 */
export const setting = <Schema extends z.ZodType<SettingValue>, const Own extends Options<z.output<Schema>>>(
  schema: Schema,
  { isPublic = false, isSecret = false, ...own }: Own,
) =>
  ({ ...own, default: own.default ?? null, schema, isPublic, isSecret }) as unknown as Setting<
    Own extends { default: SettingValue } ? z.output<Schema> : z.output<Schema> | null,
    Own extends { isPublic: true } ? true : false
  >

/**
 * Defines the settings of a plugin. It exports them from its src/settings.ts, where the shop finds them when it starts.
 * @throws Error, which stops the start, for a setting without an input, or whose default does not fit its schema
 */
export function defineSettings<const Fields extends SettingFields>(
  id: string,
  settings: Omit<PluginSettingsDefinition<Fields>, "id">,
): PluginSettingsDefinition<Fields> {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`The settings "${id}" need a name of lower-case letters, digits and hyphens.`)
  for (const [name, field] of Object.entries(settings.fields)) {
    const fault = findFault(name, field)
    if (fault) throw new Error(`The setting ${id}.${name} ${fault}.`)
  }
  return { id, ...settings }
}

const PROPERTIES = ["schema", "default", "isPublic", "isSecret", "label", "help", "choices"]

/** @returns what is wrong with a declaration, as the end of a sentence; undefined when nothing is */
function findFault(name: string, field: Setting) {
  const { schema, default: value, choices, isPublic, isSecret } = field
  const unknown = Object.keys(field).find((property) => !PROPERTIES.includes(property))
  if (unknown) return `has a property "${unknown}", which settings do not have`
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return "needs a name of lower-case letters, digits and underscores"
  const json = readSettingSchema(schema)
  const kind = json && settingKind(json)
  if (!json || !kind) return "has a schema without an input: use a text, a number, a z.boolean() or a z.enum()"
  if (isSecret && (isPublic || kind !== "text" || value !== null))
    return "is secret, so it must be a text that is neither public nor has a default"
  if (!isSecret && isSecretName(name))
    return "is named like a secret, which the audit log leaves out: make it secret or rename it"
  if (kind === "switch" && value === null) return "is a switch, so it needs a default"
  if (value !== null && !schema.safeParse(value).success) return "has a default that its schema rejects"
  const unnamed = (json.enum ?? []).find((choice) => !choices?.[String(choice)])
  return unnamed === undefined ? undefined : `needs a label for its choice "${unnamed}"`
}

/** Returns the JSON Schema of a setting; undefined when it has none. */
export function readSettingSchema(schema: z.ZodType): SettingSchema | undefined {
  try {
    const { $schema, ...json } = z.toJSONSchema(schema, { io: "input" })
    return json as SettingSchema
  } catch {
    return undefined
  }
}

/** Interface of the module that stores the settings of plugins. */
export type SettingsStore = {
  readPluginSettings<Fields extends SettingFields>(
    settings: PluginSettingsDefinition<Fields>,
  ): Promise<SettingValues<Fields>>
}
