import type { ErrorEntry } from "@haat/sdk/errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { allOrderFields, findOrderFields } from "@haat/sdk/server/order-fields-registry"
import { readBody } from "@haat/sdk/server/parse-input"
import { isPluginOff } from "@haat/sdk/server/plugin-state"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderFields, ShownField } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"

type StoredFields = { plugin: string; values: Record<string, unknown> }

/**
 * Reads the values of the plugins' fields of a cart: stored ones that still fit, and otherwise the defaults. A plugin
 * whose fields have to be filled in and are not is left out.
 */
export async function readCartFields(db: Knex, cart_id: string): Promise<OrderFields> {
  const fields: OrderFields = {}
  for (const { plugin, schema, stored } of await readStored(db, cart_id)) {
    const { data } = schema.safeParse(stored ?? {})
    if (data) fields[plugin] = data
  }
  return fields
}

/**
 * Reads the values that are ordered with a cart: those sent with the order, or else those of the cart.
 * @throws HttpError 400 with the first sentence and one for each field, `<plugin>.<name>`, when one has to be filled in
 */
export async function requireCartFields(db: Knex, cart_id: string, sent: OrderFields = {}): Promise<OrderFields> {
  const fields: OrderFields = {}
  for (const { plugin, schema, stored } of await readStored(db, cart_id))
    fields[plugin] = checkFields(plugin, schema, sent[plugin] ?? stored ?? {})
  return fields
}

const SAVE = `
  insert into cart_field (cart_id, plugin, values) values (:cart_id, :plugin, :values::jsonb)
  on conflict (cart_id, plugin) do update set values = excluded.values, updated_at = now()`

/**
 * Saves values for the fields of a plugin with a cart.
 * @throws HttpError 404 without such fields, 400 for a value that does not fit
 */
export async function saveCartFields(db: Knex, cart_id: string, { plugin, values }: StoredFields): Promise<void> {
  const definition = findOrderFields(plugin)
  if (!definition) throw new HttpError(CHECKOUT_ERRORS.no_such_fields)
  const checked = checkFields(plugin, definition.schema, values)
  await db.raw(SAVE, { cart_id, plugin, values: JSON.stringify(checked) })
}

/**
 * Returns the filled-in values of an order for people; empty texts and switches that are off are left out.
 * @param onInvoice true for those alone that are printed on documents
 */
export const toShownFields = (fields: OrderFields, { onInvoice = false } = {}): ShownField[] =>
  allOrderFields().flatMap(({ plugin, labels }) =>
    Object.entries(labels).flatMap(([name, { label, on_invoice }]) => {
      const value = fields[plugin]?.[name]
      if (!isShown(value) || (onInvoice && !on_invoice)) return []
      return [{ id: `${plugin}.${name}`, label: label.en, label_hi: label.hi, value }]
    }),
  )

const isShown = (value: unknown): value is ShownField["value"] =>
  !!value && ["string", "number", "boolean"].includes(typeof value)

async function readStored(db: Knex, cart_id: string) {
  const definitions = allOrderFields().filter(({ plugin }) => !isPluginOff(plugin))
  if (!definitions.length) return []
  const { rows } = await db.raw<{ rows: StoredFields[] }>("select plugin, values from cart_field where cart_id = ?", [
    cart_id,
  ])
  return definitions.map(({ plugin, schema }) => ({
    plugin,
    schema,
    stored: rows.find((row) => row.plugin === plugin)?.values,
  }))
}

function checkFields(plugin: string, schema: Parameters<typeof readBody>[0], values: Record<string, unknown>) {
  try {
    return readBody(schema, values) as Record<string, unknown>
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { code, message: en, params, reply } = error
    const errors = Object.entries((reply.errors ?? {}) as Record<string, string>)
    const named = Object.fromEntries(errors.map(([name, sentence]) => [`${plugin}.${name}`, sentence]))
    throw new HttpError<ErrorEntry>({ code, status: 400, en }, params, { errors: named })
  }
}
