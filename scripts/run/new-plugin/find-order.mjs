import { findPluginFiles } from "../../../storefront/plugin-parts/files.mjs"
import { readSlots } from "../../../storefront/plugin-parts/slots.mjs"

const STEP = 100

/** Returns a place behind all other parts in the slots of the shop, of which no two may have the same. */
export function findOrder() {
  const orders = Object.values(readSlots(findPluginFiles()))
    .flat()
    .map(({ order }) => order)
  return Math.floor(Math.max(0, ...orders) / STEP) * STEP + STEP
}
