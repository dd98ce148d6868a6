import { view } from "@haat/sdk/server/schema/declare"

/** Number of notes about each product. */
export const V1_NOTE_COUNT = view(
  "v1_note_count",
  [],
  "select product_id, count(*)::integer as count from v1_note where product_id is not null group by product_id",
)
