import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The words that begin with another, in any database's collation. */
export class Migration20261128070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists "IDX_search_word_in_sequence" on "search_word" (("word" collate "C"));`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_search_word_in_sequence";`)
  }
}
