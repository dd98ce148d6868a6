import type { OrderFields } from "./order-fields"

/** Collects the fields of plugins in a form, which are named `<plugin>.<field>`; undefined when there are none. */
export function collectOrderFields(values: Iterable<[string, unknown]>): OrderFields | undefined {
  let fields: OrderFields | undefined
  for (const [name, value] of values) {
    const [plugin, field] = name.split(".")
    if (field) fields = { ...fields, [plugin]: { ...fields?.[plugin], [field]: value } }
  }
  return fields
}
