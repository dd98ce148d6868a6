import { recordPluginFailure } from "@haat/sdk/server/plugin-failures"
import { describePlugins } from "@haat/sdk/server/plugin-state"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReportFailures } from "../contract"

/** Kinds of errors that are taken over from browsers: anyone may send any text, which owners would read. */
const ERROR_NAMES = ["Error", "TypeError", "ReferenceError", "RangeError", "SyntaxError", "FetchError"]

/**
 * Records failures of parts that plugins have in the shop's pages, by their names "wishlist:product.actions". Those of
 * no plugin are ignored.
 */
export async function recordPartFailures(
  container: MedusaContainer,
  { failures, isFromWebTier }: ReportFailures & { isFromWebTier: boolean },
): Promise<void> {
  const plugins = await describePlugins()
  for (const { name, error } of failures) {
    const [plugin, part] = name.split(":", 2)
    const facts = plugins.find((one) => one.name === plugin)
    if (!facts?.slots.includes(part)) continue
    const kind = ERROR_NAMES.find((known) => known === error) ?? "Error"
    recordPluginFailure(container, {
      plugin,
      place: isFromWebTier ? `slot ${part}` : `slot ${part}, in a browser`,
      error: isFromWebTier ? error : kind,
    })
  }
}
