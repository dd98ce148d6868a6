import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261130120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "v1_note",
        `create table "v1_note" (
          "id" text not null,
          "customer_id" text not null,
          "product_id" text null,
          "name" text not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "v1_note_pkey" primary key ("id")
        )`,
        `create unique index "IDX_v1_note_customer_id_product_id_unique"
          on "v1_note" ("customer_id", "product_id") where deleted_at is null`,
        `create index "IDX_v1_note_deleted_at" on "v1_note" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "v1_trace",
        `create table "v1_trace" (
          "id" text not null,
          "made_by" text not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "v1_trace_pkey" primary key ("id")
        )`,
        `create index "IDX_v1_trace_deleted_at" on "v1_trace" ("deleted_at") where deleted_at is null`,
      ),
    )
  }
}
