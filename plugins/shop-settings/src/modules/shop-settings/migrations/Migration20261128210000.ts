import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whether the terms box at sign-up is ticked beforehand; null as long as the owner has not said. */
export class Migration20261128210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shop_settings" add column if not exists "preticks_terms" boolean null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_settings" drop column if exists "preticks_terms" cascade;`)
  }
}
