import { view } from "@haat/sdk/server/schema/declare"

/** Values that shoppers filled in for plugins at checkout: one row per order, `fields` by plugin and name. */
export const ORDER_FIELDS = view(
  "order_fields",
  [],
  `
  select order_id, jsonb_object_agg(plugin, "values") as fields
  from order_field
  group by order_id`,
)
