import { exactly } from "@haat/sdk/server/queries/exactly"

/** A reservation of the same line, item and location. */
const HELD = `
  r.line_item_id = held.line_item_id and r.inventory_item_id = held.inventory_item_id
    and r.location_id = held.location_id and r.deleted_at is null`

/** Holds the pieces of `goods`, which has their line_item_id too, with the reservations that there are. */
export const growHeld = (goods: string) => `
  update reservation_item r set quantity = r.quantity + held.pieces,
    raw_quantity = ${exactly("r.quantity + held.pieces")}, updated_at = now()
  from (${goods}) held where ${HELD}`

/** Holds the pieces of `goods` whose lines have no reservation. */
export const holdNew = (goods: string) => `
  insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
  select 'resitem_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 26),
    held.line_item_id, held.inventory_item_id, held.location_id, held.pieces, ${exactly("held.pieces")}
  from (${goods}) held where not exists (select 1 from reservation_item r where ${HELD})`
