import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The owner's words for one thing, a row for each line: "saree, sari, साड़ी". */
export class Migration20261123225000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "search_synonym" ("id" text not null, "words" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "search_synonym_pkey" primary key ("id"));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "search_synonym" cascade;`)
  }
}
