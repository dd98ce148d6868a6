import type { Charge } from "@haat/checkout/contract"
import { shop } from "@haat/testing"
import { openShopToKill } from "@haat/testing/shop-to-kill"

/** Opens a shop of its own whose plugin gift-wrap charges what a test says. */
export async function openChargingShop() {
  const plugin = new URL("charging-plugin.mjs", import.meta.url)
  const { close } = await openShopToKill({ NODE_OPTIONS: `--import ${plugin.href}` })
  const haat = shop()
  return {
    haat,
    close,
    /** Charges these from now on; those that go with pieces are for each piece. */
    charge: (charges: Omit<Charge, "lines">[]) =>
      haat.sql(
        `insert into plugin_setting (plugin, "values", version)
         values ('gift-wrap', jsonb_build_object('charges', $1::jsonb), 1)
         on conflict (plugin) do update set "values" = excluded."values"`,
        [JSON.stringify(charges)],
      ),
  }
}
