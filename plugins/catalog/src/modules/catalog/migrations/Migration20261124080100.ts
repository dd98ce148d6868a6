import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What sizes measure, of a product or a category (`queries/size-charts.ts`). */
export class Migration20261124080100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "size_chart" (
      "owner_id" text not null,
      "rows" jsonb not null,
      "rows_hi" jsonb not null,
      "updated_at" timestamptz not null default now(),
      constraint "size_chart_pkey" primary key ("owner_id")
    );`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "size_chart";`)
  }
}
