import { findResource } from "@haat/sdk/server/back-office/resource"
import type { PlacedOrder, ReturnRow } from "../contract"

/** Finds an order as the back office shows it, with the data of other plugins; null when there is none. */
export const findShownOrder = findResource<PlacedOrder>("orders")

/** Finds a return as the back office shows it, with the data of other plugins; null when there is none. */
export const findShownReturn = findResource<ReturnRow>("returns")
