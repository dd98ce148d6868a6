import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The words of all products, which a misspelt one is compared with. One index has those that begin with another, in any
 * database's collation.
 */
export class Migration20261129120305 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists pg_trgm")
    this.addSql(
      createWhereMissing(
        "search_word",
        `create table "search_word" ("word" text not null primary key)`,
        `create index "IDX_search_word_trigrams" on "search_word" using gin ("word" gin_trgm_ops) with (fastupdate = off)`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_search_word_in_sequence",
        `create index "IDX_search_word_in_sequence" on "search_word" (("word" collate "C"))`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "search_word" cascade`)
  }
}
