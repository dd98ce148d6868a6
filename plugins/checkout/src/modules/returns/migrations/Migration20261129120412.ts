import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120412 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "return_request_line",
        `create table "return_request_line" (
          "id" text not null,
          "return_id" text not null,
          "line_id" text not null,
          "quantity" integer not null check ("quantity" > 0),
          "exchange_variant_id" text null,
          "resellable" integer null check ("resellable" >= 0),
          "damaged" integer null check ("damaged" >= 0),
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "return_request_line_pkey" primary key ("id"),
          constraint "return_request_line_came_back"
            check (coalesce("resellable", 0) + coalesce("damaged", 0) <= "quantity")
        )`,
        `create unique index "IDX_return_request_line_return_id_line_id_unique" on "return_request_line" ("return_id", "line_id")
          where deleted_at is null`,
        `create index "IDX_return_request_line_line_id" on "return_request_line" ("line_id") where deleted_at is null`,
        `create index "IDX_return_request_line_deleted_at" on "return_request_line" ("deleted_at") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_request_line" cascade`)
  }
}
