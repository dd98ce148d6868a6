import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122180102 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "shop_settings" add column if not exists "requires_second_factor" boolean not null default false;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_settings" drop column if exists "requires_second_factor" cascade;`)
  }
}
