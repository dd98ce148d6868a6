import { z } from "zod"

const WAREHOUSE = "Please choose a warehouse"

/** Warehouse where a product is stored. */
export const KeepInWarehouse = z.object({ location_id: z.string(WAREHOUSE).min(1, WAREHOUSE).max(100, WAREHOUSE) })
export type KeepInWarehouse = z.infer<typeof KeepInWarehouse>

/** Warehouse of a product, and all warehouses, the main one first. */
export type ProductWarehouse = { id: string; location_id: string; places: { id: string; name: string }[] }

/** Lock that serialises storing goods in a warehouse and deleting a warehouse; a name for `lockNamedList`. */
export const WAREHOUSES_LOCK = "warehouses"
