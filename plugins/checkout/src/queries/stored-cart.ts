import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Cart } from "../contract"
import { orderTotals } from "../delivery"
import { GONE_VARIANT, SELLABLE_VARIANT, type SellableVariant } from "./sellable-variant"

export type StoredLine = SellableVariant & {
  /** 0 for a requested variant that is not in the cart */
  quantity: number
  /** Medusa's line items for this variant; its own routes may have made several */
  line_ids: string[]
}

/** A shopper's open cart, one line for each variant, oldest first. */
export type StoredCart = { customer_id: string; email: string; cart_id: string | null; lines: StoredLine[] }

/** SQL: adds the variants of a table whose column `id` has ids of variants or products. */
const unionVariants = (named: string) => `
    union
    select coalesce(first.variant_id, named.id) from ${named}
    left join first_variant first on first.product_id = named.id`

const cartQuery = (goods: string) =>
  prepare(`
  with owner as (select id, email from shopper where id = :customer_id),
  open_cart as (
    select id from cart where customer_id = :customer_id and completed_at is null and deleted_at is null limit 1
  ),
  held as (select * from stored_cart_line where cart_id = (select id from open_cart)),
  wanted as (select variant_id from held ${goods})
  select owner.id as customer_id, owner.email, open_cart.id as cart_id, variant.*,
    coalesce(held.quantity, 0) as quantity, coalesce(held.line_ids, '{}') as line_ids
  from owner
  left join open_cart on true
  left join wanted on true
  left join held on held.variant_id = wanted.variant_id
  left join lateral (
    ${SELLABLE_VARIANT} and offer.variant_id = wanted.variant_id
    union all ${GONE_VARIANT}
  ) variant on true
  order by held.added_at nulls last, variant.variant_id`)

/**
 * PostgreSQL keeps no generic plan for an array parameter, so the two common cases, no added variant and one, have
 * their own statements.
 */
const CART = cartQuery("")
const CART_AND_ONE = cartQuery(unionVariants("(select :good::text as id) named"))
const CART_AND_MANY = cartQuery(unionVariants("unnest(:goods::text[]) named(id)"))

type Row = Omit<StoredCart, "lines"> & (StoredLine | { variant_id: null })

const readRows = (database: Pick<Knex, "raw">, customer_id: string, goods: string[]): Promise<Row[]> => {
  const [good, ...others] = goods
  if (others.length) return runPrepared(database, CART_AND_MANY, { customer_id, goods })
  return good
    ? runPrepared(database, CART_AND_ONE, { customer_id, good })
    : runPrepared(database, CART, { customer_id })
}

/**
 * Reads a shopper's cart, together with the variants in `goods`, in one statement; `database` may be a transaction.
 * @param goods ids of variants, or of products for their default variants
 */
export async function readStoredCart(
  container: MedusaContainer,
  customer_id: string,
  goods: string[] = [],
  database: Pick<Knex, "raw"> = container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
): Promise<StoredCart> {
  const rows = await readRows(database, customer_id, goods)
  if (!rows.length) throw new HttpError(HTTP_ERRORS.log_in_again)
  const { email, cart_id } = rows[0]
  return { customer_id, email, cart_id, lines: rows.filter((row): row is Row & StoredLine => row.variant_id !== null) }
}

/** Returns whether at least one piece can be sold. */
export const isBuyable = ({ available }: Pick<StoredLine, "available">) => available > 0

/** Returns the cart as the shopper sees it, before offers. Lines that cannot be bought are shown and not counted. */
export function toCart(cart: StoredCart): Cart {
  const lines = cart.lines.filter((line) => line.quantity > 0)
  const buyable = lines.filter(isBuyable)
  return {
    lines: lines.map(
      ({ product_id, variant_id, handle, name, name_hi, choice, image, price, quantity, available }) => ({
        product_id,
        variant_id,
        handle,
        name,
        ...(name_hi && { name_hi }),
        ...(choice && { choice }),
        image,
        price,
        quantity,
        available,
      }),
    ),
    item_count: buyable.reduce((count, line) => count + line.quantity, 0),
    item_total: orderTotals(buyable, 0).item_total,
  }
}
