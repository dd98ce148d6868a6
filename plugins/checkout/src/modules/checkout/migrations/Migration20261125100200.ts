import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What paying on delivery costs: nothing at first. */
export class Migration20261125100200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "cod_settings" add column if not exists "fee_rupees" integer not null default 0;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "cod_settings" drop column if exists "fee_rupees";`)
  }
}
