import { z } from "zod"

/** Subscription of the signed-in shopper's e-mail address. */
export const Subscription = z.object({ email: z.string(), subscribed: z.boolean(), since: z.string().nullable() })
export type Subscription = z.infer<typeof Subscription>
