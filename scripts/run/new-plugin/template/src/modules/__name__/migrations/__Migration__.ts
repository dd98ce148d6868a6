import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class __Migration__ extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "__table__",
        `create table "__table__" (
          "id" text not null,
          "customer_id" text not null,
          "product_id" text null,
          "name" text not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "__table___pkey" primary key ("id")
        )`,
        `create unique index "IDX___table___customer_id_product_id_unique"
          on "__table__" ("customer_id", "product_id") where deleted_at is null`,
        `create index "IDX___table___deleted_at" on "__table__" ("deleted_at") where deleted_at is null`,
      ),
    )
  }
}
