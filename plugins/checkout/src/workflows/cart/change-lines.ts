import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Cart } from "../../contract"
import { rejectLinesAddedBeyondLimit } from "../../line-rule"
import { lockCustomerCart } from "../../queries/lock-cart"
import { readShownCart } from "../../queries/offers"
import { readSalesContext } from "../../queries/sales-context"
import { readStoredCart, type StoredCart, type StoredLine } from "../../queries/stored-cart"
import { writeRows } from "../../queries/write-rows"
import { cartLineRow, cartRows, lineItemRow } from "./cart-rows"

/** Runs `task` in a transaction that locks this customer's cart. */
export const runInCartTransaction = <T>(
  container: MedusaContainer,
  customer_id: string,
  task: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx: Knex.Transaction) => {
    await lockCustomerCart(trx, customer_id)
    return task(trx)
  })

/** Runs `changeLines` in its own transaction, and reads the cart with its offers afterwards. */
export const changeCart = async (
  container: MedusaContainer,
  customer_id: string,
  goods: string[],
  change: (cart: StoredCart) => StoredLine[],
): Promise<{ cart: Cart; before: StoredCart }> => {
  const task = (trx: Knex.Transaction) => changeLines(trx, container, customer_id, goods, change)
  const { before, after } = await runInCartTransaction(container, customer_id, task)
  return { cart: await readShownCart(container, after), before }
}

export type ChangedCart = { before: StoredCart; after: StoredCart }

/**
 * Changes a shopper's cart in a transaction of `runInCartTransaction`. Taxes and delivery are computed at checkout.
 * @param goods ids of variants, or of products for their default ones, that `change` may add
 * @param change takes the cart, whose lines include `goods`, and returns the lines to write, with today's price and
 * their new quantity; 0 removes a line
 * @throws HttpError 409 when there would be more than MAX_LINES lines
 */
export async function changeLines(
  trx: Knex.Transaction,
  container: MedusaContainer,
  customer_id: string,
  goods: string[],
  change: (cart: StoredCart) => StoredLine[],
): Promise<ChangedCart> {
  const before = await readStoredCart(container, customer_id, goods, trx)
  const changed = change(before)
  rejectLinesAddedBeyondLimit(before.lines, changed)
  const cart_id = changed.length ? await writeLines(trx, before, changed) : before.cart_id
  const lines = before.lines.map((line) => changed.find(({ variant_id }) => variant_id === line.variant_id) ?? line)
  return { before, after: { ...before, cart_id, lines } }
}

const COLUMNS = [...Object.keys(lineItemRow({} as StoredLine)), "quantity", "updated_at"]
const UPDATE = `
  update cart_line_item line set ${COLUMNS.map((name) => `${name} = changed.${name}`).join(", ")}
  from jsonb_populate_recordset(null::cart_line_item, :changed_lines::jsonb) changed where line.id = changed.id`
const REMOVE = `delete from cart_line_item where id in (select jsonb_array_elements_text(:removed_lines::jsonb))`

/** @returns the id of the cart, which may be a new one; null when there is none */
async function writeLines(trx: Knex.Transaction, cart: StoredCart, lines: StoredLine[]): Promise<string | null> {
  const at = new Date().toISOString()
  const { cart_id, customer_id, email } = cart
  const held = lines.filter((line) => line.quantity > 0)
  const added = held.filter((line) => !line.line_ids.length)
  if (!cart_id) {
    if (!added.length) return null
    const sales = await readSalesContext(trx)
    const rows = cartRows({ ...sales, customer_id, email }, added, at)
    await writeRows(trx, rows)
    return String(rows.cart[0].id)
  }
  const kept = held.filter((line) => line.line_ids.length)
  const removed = lines.flatMap((line) => (line.quantity > 0 ? line.line_ids.slice(1) : line.line_ids))
  const changed = kept.map((line) => ({
    id: line.line_ids[0],
    ...lineItemRow(line),
    quantity: line.quantity,
    updated_at: at,
  }))
  await writeRows(
    trx,
    { cart_line_item: added.map((line) => cartLineRow(cart_id, line, at)) },
    {
      statements: [...(changed.length ? [UPDATE] : []), ...(removed.length ? [REMOVE] : [])],
      values: {
        ...(changed.length && { changed_lines: JSON.stringify(changed) }),
        ...(removed.length && { removed_lines: JSON.stringify(removed) }),
      },
    },
  )
  return cart_id
}
