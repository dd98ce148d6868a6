import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Parcels that came back undelivered and were received, and whether their goods went on the stock again. */
export class Migration20261125100100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "received_parcel" ("fulfillment_id" text not null, "order_id" text not null, "restocked" boolean not null, "created_at" timestamptz not null default now(), constraint "received_parcel_pkey" primary key ("fulfillment_id"));`,
    )
    this.addSql(`create index if not exists "IDX_received_parcel_order_id" on "received_parcel" ("order_id");`)
    this.addSql(
      `create index if not exists "IDX_parcel_watch_returned" on "parcel_watch" ("id") where phase in ('returning', 'returned');`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "received_parcel" cascade;`)
    this.addSql(`drop index if exists "IDX_parcel_watch_returned";`)
  }
}
