import type { ErrorEntry, ErrorParams } from "@haat/sdk/errors"
import type { Transaction } from "@haat/sdk/server/database"
import { defineHook } from "@haat/sdk/server/hooks"
import type { PluginSettingsDefinition, SettingFields, SettingValues } from "@haat/sdk/settings"
import type {
  CartOffers,
  CartOffersQuery,
  Charge,
  OfferLine,
  OrderFields,
  OrderPlan,
  OrderToTax,
  RemainingOrder,
  ReturnState,
} from "./contract"

/** A cart is shown or planned. A handler returns its discounts, which are added up, and writes nothing. */
export const PLAN_CART_HOOK = defineHook<CartOffersQuery, CartOffers>("cart.plan")

/** Ways to read for a handler that may not write. */
export type HandlerReads = {
  /** Reads rows in a read-only transaction. Bound parameters are named: `:id`. */
  readRows<Row>(sql: string, values?: Record<string, unknown>): Promise<Row[]>
  /** Reads the settings of a plugin. */
  readSettings<Fields extends SettingFields>(settings: PluginSettingsDefinition<Fields>): Promise<SettingValues<Fields>>
}

/** The order that a charge is computed for; amounts in whole paise, tax included. */
export type ChargesQuery = HandlerReads & {
  customer_id: string
  cart_id: string
  lines: OfferLine[]
  /** goods after every discount */
  goods_paise: number
  /** delivery after every discount */
  delivery_paise: number
  /** values of the plugins' fields, by plugin */
  fields: OrderFields
}

/**
 * The price of an order is computed: at the summary of a checkout and when its order is planned. A handler returns its
 * charges within 50 ms and writes nothing; they are frozen in the plan. If one fails, the order is rejected.
 */
export const CHARGES_HOOK = defineHook<ChargesQuery, Charge[]>("order.charges")

/**
 * Reason why a plugin does not accept an order: an entry of its error catalogue with a status 4xx. Where `field` of the
 * entry names one of the plugin's fields at checkout, the sentence stands beside its input too.
 */
export type OrderProblem = { entry: ErrorEntry; params?: ErrorParams }

/**
 * An order is planned, with every amount. A handler returns the problems that it has with it within 500 ms, and writes
 * nothing; the shopper sees all problems of all plugins. If one fails, the order is rejected.
 */
export const VALIDATE_ORDER_HOOK = defineHook<HandlerReads & { plan: OrderPlan }, OrderProblem[]>("order.validate")

/**
 * An order is written. Runs in its transaction, after its rows: a handler writes to its own tables within a second,
 * and calls nothing outside the database. If one fails, there is no order.
 */
export const ORDER_TRANSACTION_HOOK = defineHook<{ trx: Transaction; order_id: string; plan: OrderPlan }>(
  "order.transaction",
)

/** A plugin's part of an order, prepared from the plan before the transaction. */
export type OrderPart = {
  /** set where it charges the tax contained in the prices: Medusa's tax provider is not called then */
  charges_tax?: boolean
  /**
   * Returns whether the part holds for lines that leave from these warehouses, in sequence. If not, the order is
   * planned again.
   */
  canLeaveFrom?(locations: (string | null)[]): boolean
  /** Returns rows by table, for the statement that writes the order. */
  rows?(order: { order_id: string; line_ids: string[]; at: string }): Record<string, Record<string, unknown>[]>
  /** Runs other statements in the order's transaction, after its rows are written. */
  write?(trx: Transaction, order_id: string): Promise<void>
}

/**
 * An order is about to be written, also one that replaces goods. Runs before the transaction: a handler reads, and
 * returns its part of the order.
 */
export const WRITE_ORDER_HOOK = defineHook<{ plan: OrderPlan; amounts: OrderToTax }, OrderPart>("order.write")

/** A payment is opened for a plan. A handler reserves what others must not use up while the shopper pays. */
export const HOLD_ORDER_HOOK = defineHook<OrderPlan>("order.hold")

/** A payment that was opened does not become an order. A handler releases what it has reserved. */
export const RELEASE_ORDER_HOOK = defineHook<OrderPlan>("order.release")

/** An order is cancelled. Runs in the transaction, which locks the order, before its state changes. */
export const CANCEL_ORDER_HOOK = defineHook<{ trx: Transaction; order_id: string }>("order.cancel")

/**
 * Pieces of an order are cancelled. Runs in the transaction, which locks the order, after its lines were reduced.
 * `discount_paise` is what remains of the discounts on goods and delivery.
 */
export const CANCEL_PIECES_HOOK = defineHook<RemainingOrder & { trx: Transaction; discount_paise: number }>(
  "pieces.cancel",
)

/** A return, in the state that it has now. */
type ChangedReturn = { trx: Transaction; return_id: string; order_id: string; state: ReturnState; way: string }

/**
 * A requested return changes, as by its approval; the request itself does not run it. Runs in the transaction, which
 * locks the order, after the return was written.
 */
export const CHANGE_RETURN_HOOK = defineHook<ChangedReturn>("return.change")
