import type { Database } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Seal } from "@haat/sdk/server/seal"
import { allSettings, findSettings } from "@haat/sdk/server/settings-registry"
import type { SettingValue } from "@haat/sdk/settings"
import {
  type PluginSettingsDefinition,
  readSettingSchema,
  type SettingFields,
  type SettingValues,
} from "@haat/sdk/settings"
import type { Logger } from "@medusajs/framework/types"
import type { PluginSettingsRow, SavedPluginSettings, SavePluginSettings } from "../../contract"
import { SHOP_SETTINGS_ERRORS } from "../../errors"
import { checkValues } from "./check-values"
import {
  readStoredSettings,
  type StoredSettings,
  type StoredValue,
  writeStoredSettings,
} from "./queries/plugin-settings"

type Values = Record<string, SettingValue | null>

/** Reads and writes the settings of plugins; secrets are encrypted for their plugin and name. */
export class PluginSettingsStore {
  readonly #database: Database
  readonly #seal: Seal
  readonly #logger: Logger
  readonly #logged = new Set<string>()

  constructor(database: Database, seal: Seal, logger: Logger) {
    this.#database = database
    this.#seal = seal
    this.#logger = logger
  }

  async read<Fields extends SettingFields>(settings: PluginSettingsDefinition<Fields>): Promise<SettingValues<Fields>> {
    const stored = await this.#readStored(settings.id)
    // The fields decide the types of the values, which their schemas have checked.
    return this.#values(settings, stored) as SettingValues<Fields>
  }

  async list(): Promise<PluginSettingsRow[]> {
    const all = allSettings()
    const stored = await readStoredSettings(
      this.#database,
      all.map(({ id }) => id),
    )
    return all.map((settings) => this.#toRow(settings, stored.get(settings.id)))
  }

  async find(id: string): Promise<PluginSettingsRow | undefined> {
    const settings = findSettings(id)
    return settings && this.#toRow(settings, await this.#readStored(id))
  }

  /** @throws HttpError 404, 400 for a value that does not fit, 409 when someone else saved meanwhile */
  async save(id: string, { version, values }: SavePluginSettings): Promise<SavedPluginSettings> {
    const settings = findSettings(id)
    if (!settings) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_plugin_settings)
    const checked = checkValues(settings, values)
    const stored = await this.#readStored(id)
    const next = Object.entries({ ...stored?.values, ...this.#toStored(settings, checked) }).filter(
      (entry): entry is [string, StoredValue] => entry[1] !== null,
    )
    const isWritten =
      (stored?.version ?? 0) === version &&
      (await writeStoredSettings(this.#database, { plugin: id, values: Object.fromEntries(next), version }))
    if (!isWritten) throw new HttpError(SHOP_SETTINGS_ERRORS.plugin_settings_changed)
    const saved = this.#toRow(settings, await this.#readStored(id))
    const before = this.#toRow(settings, stored)
    const replaced = Object.keys(checked).filter((name) => before.secrets[name] && saved.secrets[name])
    return { before, saved, replaced }
  }

  /** Public settings by plugin, and a number that changes with each save of one of these plugins. */
  async facts(): Promise<{ version: number; plugins: Record<string, Values> }> {
    const all = allSettings().filter(({ fields }) => Object.values(fields).some(({ isPublic }) => isPublic))
    if (!all.length) return { version: 0, plugins: {} }
    const stored = await readStoredSettings(
      this.#database,
      all.map(({ id }) => id),
    )
    const plugins = all.map(({ id, fields, ...settings }) => {
      const isPublic = ([, field]: [string, SettingFields[string]]) => field.isPublic
      const publicFields = Object.fromEntries(Object.entries(fields).filter(isPublic))
      return [id, this.#values({ ...settings, id, fields: publicFields }, stored.get(id))]
    })
    const version = [...stored.values()].reduce((sum, row) => sum + row.version, 0)
    return { version, plugins: Object.fromEntries(plugins) }
  }

  async #readStored(id: string): Promise<StoredSettings | undefined> {
    return (await readStoredSettings(this.#database, [id])).get(id)
  }

  #values({ id, fields }: PluginSettingsDefinition, stored?: StoredSettings): Values {
    const names = Object.keys(fields)
    return Object.fromEntries(names.map((name) => [name, this.#value(id, name, fields[name], stored?.values[name])]))
  }

  /** Returns the stored value if it fits the schema, otherwise the default. */
  #value(id: string, name: string, field: SettingFields[string], stored?: StoredValue): SettingValue | null {
    if (stored === undefined) return field.default
    const isSealed = typeof stored === "object"
    const value = isSealed ? this.#seal.open(stored.sealed, `${id}.${name}`) : stored
    const { data, success } = field.schema.safeParse(isSealed === field.isSecret ? value : undefined)
    if (success) return data
    this.#logOnce(`${id}.${name}`)
    return field.default
  }

  #logOnce(name: string) {
    if (this.#logged.has(name)) return
    this.#logged.add(name)
    this.#logger.warn(
      `The stored value of the setting ${name} cannot be used, so its default counts: save it again in the back ` +
        "office, under Settings",
    )
  }

  #toStored({ id, fields }: PluginSettingsDefinition, checked: Values): Record<string, StoredValue | null> {
    const entries = Object.entries(checked).map(([name, value]): [string, StoredValue | null] => [
      name,
      fields[name].isSecret && value !== null ? { sealed: this.#seal.close(String(value), `${id}.${name}`) } : value,
    ])
    return Object.fromEntries(entries)
  }

  #toRow(settings: PluginSettingsDefinition, stored?: StoredSettings): PluginSettingsRow {
    const { id, name, about, fields } = settings
    const values = Object.entries(this.#values(settings, stored))
    const isSecret = ([field]: [string, unknown]) => fields[field].isSecret
    return {
      id,
      name,
      about,
      fields: Object.entries(fields).map(([field, { label, help, choices, schema, ...own }]) => ({
        name: field,
        label,
        help,
        choices,
        schema: readSettingSchema(schema) ?? {},
        default: own.default,
        is_public: own.isPublic,
        is_secret: own.isSecret,
      })),
      values: Object.fromEntries(values.filter((value) => !isSecret(value))),
      secrets: Object.fromEntries(values.filter(isSecret).map(([field, value]) => [field, value !== null])),
      version: stored?.version ?? 0,
      updated_at: stored?.updated_at.toISOString() ?? null,
    }
  }
}
