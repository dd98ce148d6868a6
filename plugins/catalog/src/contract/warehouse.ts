import { z } from "zod"

const WAREHOUSE = "Please choose a warehouse"

/** Which warehouse a product is kept in. */
export const KeepInWarehouse = z.object({ location_id: z.string(WAREHOUSE).min(1, WAREHOUSE).max(100, WAREHOUSE) })
export type KeepInWarehouse = z.infer<typeof KeepInWarehouse>

/** Where a product is kept, and the warehouses there are, the main one first. */
export type ProductWarehouse = { id: string; location_id: string; places: { id: string; name: string }[] }

/** Whoever puts goods into a warehouse, or removes one, waits for each other: a list's name of `lockList`. */
export const WAREHOUSES_LOCK = "warehouses"
