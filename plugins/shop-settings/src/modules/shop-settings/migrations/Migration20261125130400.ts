import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { FIRST_PAGES } from "../data/first-pages"

/**
 * The texts of terms, privacy, returns and delivery: every save is a version more, and none is changed. `order_terms` are the
 * versions that an order was placed under, written by the database with the order (`schema/order-terms.ts`).
 */
export class Migration20261125130400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "shop_page" (
      "name" text not null,
      "version" integer not null,
      "text" text not null,
      "text_hi" text not null,
      "saved_at" timestamptz not null default now(),
      primary key ("name", "version")
    );`)
    this.addSql(`create table if not exists "order_terms" (
      "order_id" text not null primary key,
      "versions" jsonb not null
    );`)
    for (const [name, { text, text_hi }] of Object.entries(FIRST_PAGES))
      this.addSql(
        `insert into "shop_page" (name, version, text, text_hi) values ('${name}', 1, ${quoted(text)}, ${quoted(text_hi)}) on conflict do nothing;`,
      )
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists keep_agreed_terms cascade;")
    for (const table of ["order_terms", "shop_page"]) this.addSql(`drop table if exists "${table}" cascade;`)
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
