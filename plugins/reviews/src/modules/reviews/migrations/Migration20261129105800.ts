import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129105800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "product_review" add column if not exists "is_bought" boolean not null default true;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "product_review" drop column if exists "is_bought" cascade;`)
  }
}
