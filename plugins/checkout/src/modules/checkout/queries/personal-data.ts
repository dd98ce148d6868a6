import { HttpError } from "@haat/sdk/server/http-error"
import type { PersonalData } from "@haat/sdk/server/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CHECKOUT_ERRORS } from "../../../errors"
import { lockCustomerCart } from "../../../queries/lock-cart"
import { RETURN_ERRORS } from "../../../return-errors"

const PERSONAL_DATA = `
  select coalesce((select jsonb_agg(jsonb_build_object('number', o.display_id, 'placed_at', o.created_at,
        'status', o.status, 'email', o.email, 'shipping_address', o.shipping_address,
        'billing_address', o.billing_address, 'payment_method', state.payment_method,
        'payment_status', state.payment_status, 'fulfillment_status', state.fulfillment_status,
        'tracking', state.tracking, 'fields', (
          select jsonb_object_agg(f.plugin, f.values) from order_field f where f.order_id = o.order_id),
        'delivery_charge', state.delivery_charge, 'total', state.total, 'lines', (
          select jsonb_agg(jsonb_build_object('product_id', line.product_id, 'name', line.name,
            'quantity', line.quantity, 'price', line.price) order by line.created_at, line.line_id)
          from order_line line where line.order_id = o.order_id), 'cancelled_pieces', (
          select jsonb_agg(jsonb_build_object('cancelled_at', c.created_at, 'lines', c.lines, 'reason', c.reason,
            'less', c.less) order by c.created_at)
          from order_cancelled_pieces c
          where c.order_id = o.order_id)) order by o.created_at)
      from placed_order o join order_state state on state.order_id = o.order_id
      where o.customer_id = :customer_id), '[]') as orders,
    coalesce((select jsonb_agg(jsonb_build_object('changed_at', c.updated_at, 'email', c.email, 'fields', (
          select jsonb_object_agg(f.plugin, f.values) from cart_field f where f.cart_id = c.id),
        'shipping_address', (select to_jsonb(a) - 'id' from cart_address a where a.id = c.shipping_address_id),
        'billing_address', (select to_jsonb(a) - 'id' from cart_address a where a.id = c.billing_address_id), 'lines', (
          select jsonb_agg(jsonb_build_object('product_id', line.product_id, 'name', line.title,
            'quantity', line.quantity, 'price', line.unit_price) order by line.created_at, line.id)
          from cart_line_item line where line.cart_id = c.id and line.deleted_at is null)))
      from cart c where c.customer_id = :customer_id and c.completed_at is null), '[]') as carts,
    coalesce((select jsonb_agg(jsonb_build_object('product_id', coalesce(offer.product_id, s.product_id),
        'name', p.name, 'choice', offer.choice, 'quantity', s.quantity, 'saved_at', s.created_at) order by s.created_at)
      from saved_item s left join sellable_variant offer on offer.variant_id = s.product_id
      left join product_name p on p.product_id = coalesce(offer.product_id, s.product_id)
      where s.customer_id = :customer_id), '[]') as saved_items,
    coalesce((select jsonb_agg(jsonb_build_object('at', e.created_at, 'kind', e.kind, 'amount', e.amount / 100.0,
        'order_id', e.order_id, 'reason', e.reason) order by e.created_at)
      from store_credit_entry e where e.customer_id = :customer_id), '[]') as store_credit,
    coalesce((select jsonb_agg(to_jsonb(r) - 'id' - 'customer_id' order by r.created_at)
      from return_request r where r.customer_id = :customer_id), '[]') as returns,
    coalesce((select jsonb_agg(jsonb_build_object('sent_at', p.created_at, 'return_id', p.return_id,
        'webp_in_base64', encode(p.content, 'base64')) order by p.created_at)
      from return_photo p where p.customer_id = :customer_id), '[]') as return_photos`

/** Locks the shopper's orders until the transaction ends. */
const LOCK_ORDERS = `select id from "order" where customer_id = :customer_id order by id for update`

const OPEN_RETURN = `
  select id from return_request
  where customer_id = :customer_id and state in ('requested', 'approved', 'picked_up') limit 1`

const UNDELIVERED_ORDER = `
  select o.display_id from placed_order o join order_state state on state.order_id = o.order_id
  where o.customer_id = :customer_id and o.status = 'pending' and state.delivered is not true
  order by o.created_at limit 1`

/** Copies name and addresses of shipped orders, without phone, for their invoices and credit notes. */
const KEEP_RECIPIENTS = `
  insert into erased_order_recipient (order_id, name, billing_address, shipping_address, delete_at)
  select o.order_id, btrim(concat_ws(' ', o.billing_address ->> 'first_name', o.billing_address ->> 'last_name')),
    o.billing_address - 'phone', o.shipping_address - 'phone', o.created_at + make_interval(days => :days)
  from placed_order o join order_state state on state.order_id = o.order_id
  where o.customer_id = :customer_id and state.shipped and o.created_at + make_interval(days => :days) > now()
  on conflict (order_id) do nothing`

const EMPTY_ADDRESS = `customer_id = null, company = null, first_name = null, last_name = null, address_1 = null,
  address_2 = null, city = null, postal_code = null, phone = null, metadata = null, updated_at = now()`

/** Empties orders, except for state and country: they are the place of supply and identify no one. */
const EMPTY_ORDERS = [
  `update order_address set ${EMPTY_ADDRESS} where id in (
     select shipping_address_id from "order" where customer_id = :customer_id
     union select billing_address_id from "order" where customer_id = :customer_id)`,
  // Removes names of requesters of transfers to another account, and addresses that were changed in the engine.
  `update order_change_action set details = '{}', reference_id = null, internal_note = null
   where action in ('TRANSFER_CUSTOMER', 'UPDATE_ORDER_PROPERTIES')
     and order_id in (select id from "order" where customer_id = :customer_id)`,
  `delete from order_field where order_id in (select id from "order" where customer_id = :customer_id)`,
  "delete from return_photo where customer_id = :customer_id",
  `update return_request
   set note = '', decision = null, cash_withheld = null, updated_at = now()
   where customer_id = :customer_id`,
  `update cancelled_pieces set reason = '' where order_id in (select id from "order" where customer_id = :customer_id)`,
  // Store credit entries stay for the books; their reasons may name a person.
  "update store_credit_entry set reason = null, updated_at = now() where customer_id = :customer_id",
  `update "order" set email = null, metadata = null, updated_at = now() where customer_id = :customer_id`,
]

/** Anonymizes carts of orders, which payments refer to; deletes open carts. */
const EMPTY_CARTS = [
  "delete from cart_field where cart_id in (select id from cart where customer_id = :customer_id)",
  `with emptied as (
     update cart c
     set email = null, metadata = null, shipping_address_id = null, billing_address_id = null, updated_at = now()
     from cart before where before.id = c.id and c.customer_id = :customer_id
     returning before.shipping_address_id, before.billing_address_id)
   delete from cart_address where id in (
     select shipping_address_id from emptied union select billing_address_id from emptied)`,
  `delete from cart_line_item where cart_id in (
     select id from cart where customer_id = :customer_id and completed_at is null)`,
  "delete from cart where customer_id = :customer_id and completed_at is null",
  "delete from saved_item where customer_id = :customer_id",
]

/**
 * Personal data in orders, carts and saved items. An erased order keeps its number, goods, amounts and state. Its
 * recipient is kept in a separate table for invoices, until `days` after the order.
 */
export const orderPersonalData = (days: number): PersonalData => ({
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(PERSONAL_DATA, { customer_id })).rows[0]
  },
  async requireErasable(trx, { customer_id }) {
    await lockCustomerCart(trx, customer_id)
    await trx.raw(LOCK_ORDERS, { customer_id })
    const { rows } = await trx.raw<{ rows: { display_id: number }[] }>(UNDELIVERED_ORDER, { customer_id })
    if (rows.length) throw new HttpError(CHECKOUT_ERRORS.order_under_way, { number: rows[0].display_id })
    const returns = await trx.raw<{ rows: unknown[] }>(OPEN_RETURN, { customer_id })
    if (returns.rows.length) throw new HttpError(RETURN_ERRORS.return_under_way)
  },
  async erase(trx, { customer_id }) {
    await trx.raw(KEEP_RECIPIENTS, { customer_id, days })
    for (const statement of [...EMPTY_ORDERS, ...EMPTY_CARTS]) await trx.raw(statement, { customer_id })
  },
})

/** Deletes recipients of erased orders whose retention has ended. */
export const deleteOldRecipients = (db: Knex) => db.raw("delete from erased_order_recipient where delete_at <= now()")
