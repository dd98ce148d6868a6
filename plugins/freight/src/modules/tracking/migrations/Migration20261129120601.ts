import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120601 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "courier_step",
        `create table "courier_step" (
          "id" text not null,
          "fulfillment_id" text not null,
          "happened_at" timestamptz not null,
          "phase" text null,
          "activity" text not null,
          "location" text not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "courier_step_pkey" primary key ("id")
        )`,
        `create index "IDX_courier_step_fulfillment_id_happened_at" on "courier_step" ("fulfillment_id", "happened_at")
          where deleted_at is null`,
        `create index "IDX_courier_step_deleted_at" on "courier_step" ("deleted_at") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "courier_step" cascade`)
  }
}
