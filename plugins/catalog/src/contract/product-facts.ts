import { z } from "zod"
import { MAKER_ROLES, NET_UNITS } from "./facts"
import { forTextFacts } from "./text-facts"

/** Facts of a product; missing ones are left out. */
export const Facts = z.object({
  brand: z.string().optional(),
  mrp: z.number().optional().describe("The highest price that may be asked, inclusive of all taxes, in paise"),
  origin: z.string().optional().describe("The country of origin, as IN"),
  net_quantity: z.number().optional(),
  net_unit: z.enum(NET_UNITS).optional(),
  maker_role: z.enum(MAKER_ROLES).optional(),
  maker: z.string().optional(),
  maker_address: z.string().optional(),
  ...forTextFacts(() => z.string().optional()),
  made: z.string().optional().describe("The month of manufacture, as 2026-03"),
})
export type Facts = z.infer<typeof Facts>
