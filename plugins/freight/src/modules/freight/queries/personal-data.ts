import type { PersonalData } from "@haat/sdk/server/personal-data"

const ORDERS = "select order_id from placed_order where customer_id = :customer_id"
/** SQL: parcels of the orders, cancelled ones too, since the carrier received their data as well. */
const PARCELS = `select fulfillment_id from order_fulfillment where order_id in (${ORDERS})`

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('order', o.display_id, 'made_at', f.created_at,
    'shipped_at', f.shipped_at, 'delivered_at', f.delivered_at, 'courier', f.data ->> 'courier',
    'sent_to', to_jsonb(a) - 'id', 'numbers', (
      select jsonb_agg(label.tracking_number) from fulfillment_label label where label.fulfillment_id = f.id))),
        '[]') as parcels
  from fulfillment f join order_fulfillment link on link.fulfillment_id = f.id
  join placed_order o on o.order_id = link.order_id
  left join fulfillment_address a on a.id = f.delivery_address_id
  where o.customer_id = :customer_id`

const PICKUPS_SQL = `
  select coalesce(jsonb_agg(jsonb_build_object('order', o.display_id, 'made_at', p.created_at, 'courier', p.courier,
    'number', p.number)), '[]') as pickups
  from return_pickup p join placed_order o on o.order_id = p.order_id
  where o.customer_id = :customer_id`

/** Keeps tracking numbers; removes label files and carrier texts, which may name a person. */
const ERASE = [
  `update fulfillment_address set company = null, first_name = null, last_name = null, address_1 = null,
    address_2 = null,
     city = null, postal_code = null, phone = null, metadata = null, updated_at = now()
   where id in (select delivery_address_id from fulfillment where id in (${PARCELS}))`,
  `update fulfillment_label set label_url = '', updated_at = now() where fulfillment_id in (${PARCELS})`,
  `update return_pickup set problem = null, updated_at = now() where order_id in (${ORDERS})`,
]

/** Personal data of parcels and pickups: their addresses. */
export const PARCEL_DATA: PersonalData = {
  async read(db, { customer_id }) {
    const [parcels, pickups] = await Promise.all(
      [HELD, PICKUPS_SQL].map((sql) => db.raw<{ rows: Record<string, unknown>[] }>(sql, { customer_id })),
    )
    return { ...parcels.rows[0], ...pickups.rows[0] }
  },
  async erase(trx, { customer_id }) {
    for (const statement of ERASE) await trx.raw(statement, { customer_id })
  },
}
