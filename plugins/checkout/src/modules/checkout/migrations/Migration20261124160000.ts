import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Who the orders of an erased account went to, as long as invoices need it. */
export class Migration20261124160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "erased_order_recipient" ("order_id" text not null, "name" text not null, "billing_address" jsonb not null, "shipping_address" jsonb not null, "delete_at" timestamptz not null, "created_at" timestamptz not null default now(), constraint "erased_order_recipient_pkey" primary key ("order_id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_erased_order_recipient_delete_at" on "erased_order_recipient" ("delete_at");`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "erased_order_recipient" cascade;`)
  }
}
