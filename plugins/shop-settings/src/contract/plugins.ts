import type { PluginFacts } from "@haat/sdk/server/plugin-state"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

/** Switches a plugin on or off. */
export const SwitchPlugin = z.object({ is_on: z.boolean("Say whether the plugin is to be on") })
export type SwitchPlugin = z.infer<typeof SwitchPlugin>

/** Parts of plugins in pages that failed, by names such as "wishlist:product.actions", with the message or its kind. */
export const ReportFailures = z.object({
  failures: z
    .array(z.object({ name: z.string().max(200), error: z.string().max(300).regex(STORABLE_TEXT) }))
    .min(1)
    .max(50),
})
export type ReportFailures = z.infer<typeof ReportFailures>

/** A place where a plugin failed: "hook order.write", "job send-reminders", "slot product.actions". */
export type PluginFailureRow = { place: string; message: string; count: number; last_at: string }

/** A plugin of the shop, for the owner. */
export type PluginRow = PluginFacts & {
  /** its name */
  id: string
  is_on: boolean
  /** the newest first */
  failures: PluginFailureRow[]
}
