import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { FIRST_PAGES } from "../data/first-pages"

/** The texts of terms, privacy, returns and delivery: every save adds a version, and none is changed. */
export class Migration20261129121402 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "shop_page",
        `create table "shop_page" (
          "name" text not null,
          "version" integer not null,
          "text" text not null,
          "text_hi" text not null,
          "saved_at" timestamptz not null default now(),
          primary key ("name", "version")
        )`,
        ...Object.entries(FIRST_PAGES).map(
          ([name, { text, text_hi }]) =>
            `insert into "shop_page" (name, version, text, text_hi) values ('${name}', 1, ${quoted(text)}, ${quoted(text_hi)})`,
        ),
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shop_page" cascade`)
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
