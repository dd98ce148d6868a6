import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TEXTS = ["confirmed", "officer_name", "officer_email", "officer_phone", "officer_hours"]

/** Whether made-up discounts and reviews are shown, what the owner agreed to when they were turned on, and the grievance officer. */
export class Migration20261125130200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shop_settings" add column if not exists "random_discounts" boolean null;`)
    this.addSql(`alter table "shop_settings" add column if not exists "sample_reviews" boolean null;`)
    for (const column of TEXTS)
      this.addSql(`alter table "shop_settings" add column if not exists "${column}" text not null default '';`)
  }

  override async down(): Promise<void> {
    for (const column of ["random_discounts", "sample_reviews", ...TEXTS])
      this.addSql(`alter table "shop_settings" drop column if exists "${column}" cascade;`)
  }
}
