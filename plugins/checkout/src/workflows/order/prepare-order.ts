import type { Transaction } from "@haat/sdk/server/database"
import { runHook } from "@haat/sdk/server/hooks"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderPlan } from "../../contract"
import { type OrderPart, WRITE_ORDER_HOOK } from "../../hooks"
import type { OrderFacts } from "../../queries/order-facts"
import { orderAmounts } from "./order-amounts"
import { calculateTaxLines, NO_TAX_LINES, type TaxLines } from "./tax-lines"

/** Plugins' parts of an order, and tax lines of Medusa's tax provider when no plugin charges the tax. */
export type PreparedOrder = { parts: OrderPart[]; taxes: TaxLines }

/** Runs the hook and computes the tax lines, before the transaction that writes the order. */
export async function prepareOrder(
  container: MedusaContainer,
  plan: OrderPlan,
  facts: OrderFacts,
): Promise<PreparedOrder> {
  const parts = await runHook(container, WRITE_ORDER_HOOK, { plan, amounts: orderAmounts(plan) })
  const isTaxed = parts.some(({ charges_tax }) => charges_tax)
  return { parts, taxes: isTaxed ? NO_TAX_LINES : await calculateTaxLines(container, plan, facts) }
}

/** Returns whether all parts apply to lines that ship from these warehouses, in sequence. */
export function canWriteParts(parts: OrderPart[], lines: ({ location_id?: string | null } | undefined)[]): boolean {
  const locations = lines.map((line) => line?.location_id ?? null)
  return parts.every(({ canLeaveFrom }) => canLeaveFrom?.(locations) ?? true)
}

/** Runs the statements of the parts, after the order's rows. */
export async function writeParts(trx: Transaction, parts: OrderPart[], order_id: string): Promise<void> {
  for (const { write } of parts) await write?.(trx, order_id)
}
