import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What was done to each of many products, so that whoever keeps a record of it can be told all of it. */
export class Migration20261121213901 extends Migration {
  override async up() {
    this.addSql(`alter table "product_change" add column if not exists "restored" jsonb null`)
    this.addSql(`alter table "product_import" add column if not exists "told" jsonb null`)
  }

  override async down() {
    this.addSql(`alter table "product_import" drop column if exists "told"`)
    this.addSql(`alter table "product_change" drop column if exists "restored"`)
  }
}
