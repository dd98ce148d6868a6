import { runningShop } from "@haat/testing/running-shop"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findPlugins } from "./run/find-plugins.mjs"
import { findFormerPlugin, recordPlugins } from "./run/plugin-records.mjs"
import { purgePlugin } from "./run/purge-plugin.mjs"
import { ask } from "./run/shop.mjs"
import { StartError } from "./run/start-error.mjs"

const CLAIMS = {
  module: ["purge_trial"],
  table: ["purge_trial_note", "purge_trial_line", "purge_trial_lost", "offer"],
  "view, function or index": ["purge_trial_view", "purge_trial_change", "purge_trial_index"],
  migration: ["Migration19990101000000", "fill-purge-trial"],
  "name of settings": ["purge_trial"],
  "kind of mail": ["purge-trial-noted"],
}

/** Leavings of a plugin: tables that need each other, a view, a trigger on a table of the shop, and rows. */
const LEFT = `
create table purge_trial_note (id int primary key);
create table purge_trial_line (note int references purge_trial_note);
create index purge_trial_index on purge_trial_line (note);
create view purge_trial_view as select id from purge_trial_note;
create function purge_trial_change() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger purge_trial_change before update on shop_page for each row execute function purge_trial_change();
create table shop_purge_trial (id int);
insert into link_module_migrations (table_name, link_descriptor)
  values ('shop_purge_trial', '{"fromModule": "product", "toModule": "purge_trial"}');
insert into haat_schema_object (name, kind, checksum, position, filled)
  values ('purge_trial_view', 'view', '', 0, true);
insert into mikro_orm_migrations (name) values ('Migration19990101000000');
insert into script_migrations (script_name) values ('fill-purge-trial.js');
insert into plugin_setting (plugin, "values", version) values ('purge_trial', '{}', 1);
insert into mail_text (id, kind, language, subject, intro, version)
  values ('purge_trial', 'purge-trial-noted', 'en', 'Noted', '', 1);`

const SECTIONS = [{ id: "hero" }, { id: "purge-trial" }, { id: "explore" }, { id: "purge-trial.more" }]

let database: string
const sql = (text: string, values?: unknown[]) => ask(database, text, values)

beforeAll(async () => {
  database = runningShop().databaseUrl
  await recordPlugins(database)
  await sql(LEFT)
  await sql("insert into installed_plugin values ('purge-trial', 'haat-plugin-purge-trial', '1.0.0', $1)", [
    JSON.stringify(CLAIMS),
  ])
  await sql("insert into home_page (id, version, sections) values ('home', 1, $1)", [JSON.stringify(SECTIONS)])
})

afterAll(async () => {
  await sql("delete from home_page")
})

describe("purging a plugin", () => {
  it("refuses one that is installed, and a name that none had", async () => {
    const [{ name }] = findPlugins()
    await expect(findFormerPlugin(database, name)).rejects.toThrow(
      new StartError(`The plugin ${name} is installed: remove plugins/${name}/, then purge it.`),
    )
    const installed = { name: "oil", packageName: "@a/haat-plugin-oil", isPackage: true, folder: "", manifest: {} }
    await expect(findFormerPlugin(database, "@a/haat-plugin-oil", [installed] as never)).rejects.toThrow(
      new StartError("The plugin oil is installed: npm uninstall @a/haat-plugin-oil, then purge it."),
    )
    await expect(findFormerPlugin(database, "lamps")).rejects.toThrow(
      new StartError("The shop never had a plugin lamps, or it was purged. Former plugins: purge-trial."),
    )
  })

  it("drops its tables, views, triggers and rows, says so, and spares what another plugin has", async () => {
    const record = await findFormerPlugin(database, "haat-plugin-purge-trial")
    const lines = await purgePlugin(database, record)
    expect(lines).toEqual([
      "view purge_trial_view",
      "function purge_trial_change",
      "tables purge_trial_line, purge_trial_note, shop_purge_trial",
      "1 settings",
      "1 texts of mails",
      "1 records of migrations",
      "1 records of scripts",
      "its sections of home",
    ])
    expect(await sql("select count(*) from offer")).toHaveLength(1)
    const left = await sql("select relname from pg_class where relname like '%purge_trial%'")
    expect(left).toEqual([])
    expect(await sql("select version, sections from home_page")).toEqual([
      { version: 2, sections: [{ id: "hero" }, { id: "explore" }] },
    ])
    await expect(findFormerPlugin(database, "purge-trial")).rejects.toThrow("There is no former plugin.")
  })
})
