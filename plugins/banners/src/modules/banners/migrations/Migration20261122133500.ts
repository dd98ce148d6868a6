import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122133500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "banner" add column if not exists "image_url_hi" text not null default '';`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "banner" drop column if exists "image_url_hi";`)
  }
}
