import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122182500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "banner" add column if not exists "picture_id_hi" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "banner" drop column if exists "picture_id_hi";`)
  }
}
