import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Price history of each variant, written by triggers (`schema/prices.ts`). */
export class Migration20261125130100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "variant_price_history" (
      "variant_id" text not null,
      "since" timestamptz not null,
      "paise" bigint not null,
      primary key ("variant_id", "since")
    );`)
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists keep_variant_price cascade;")
    this.addSql(`drop table if exists "variant_price_history" cascade;`)
  }
}
