import { shop } from "@haat/testing"
import { openShopToKill } from "@haat/testing/shop-to-kill"

type HookName = "charges" | "validate" | "transaction"

/** Opens a shop of its own with two plugins in each order hook, which behave as a test says. */
export async function openHookShop() {
  const plugins = new URL("hook-plugins.mjs", import.meta.url)
  const { start, kill, close } = await openShopToKill({ NODE_OPTIONS: `--import ${plugins.href}` })
  const haat = shop()
  await haat.sql("create table hook_mode (hook text, plugin text, mode text, primary key (hook, plugin))")
  await haat.sql(
    `create table hook_row (at serial, order_id text, plugin text, message text, cancelled boolean default false,
       primary key (order_id, plugin))`,
  )
  await haat.sql("create table hook_run (at serial, hook text, plugin text, about text)")
  return {
    haat,
    start,
    kill,
    close,
    /** Sets how a plugin behaves in a hook from now on. */
    behave: (hook: HookName, plugin: string, mode: string) =>
      haat.sql(
        `insert into hook_mode (hook, plugin, mode) values ($1, $2, $3)
         on conflict (hook, plugin) do update set mode = excluded.mode`,
        [hook, plugin, mode],
      ),
    /** Lists the plugins whose handlers noted a run for this, in their sequence. */
    readRuns: async (hook: string, about: string): Promise<string[]> => {
      const rows = await haat.sql("select plugin from hook_run where hook = $1 and about = $2 order by at", [
        hook,
        about,
      ])
      return rows.map(({ plugin }) => plugin)
    },
    /** Makes the plugins behave well again. */
    reset: () => haat.sql("delete from hook_mode"),
  }
}
