import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Imports of files of products: what is planned, how far the import and its pictures are, when the process that works on it was
 * last heard of, how often it was begun, why it failed, and which entry of the audit log waits for its end.
 */
export class Migration20261129120304 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "product_import",
        `create table "product_import" (
          "id" text not null primary key,
          "filename" text not null,
          "state" text not null,
          "summary" jsonb not null,
          "plan" jsonb not null,
          "source" jsonb not null,
          "written" integer not null default 0,
          "created_at" timestamptz not null default now(),
          "finished_at" timestamptz null,
          "told" jsonb null,
          "pictures_done" integer not null default 0,
          "alive_at" timestamptz null,
          "queued_at" timestamptz null,
          "attempts" integer not null default 0,
          "failure" text null,
          "audit_entry_id" text null
        )`,
      ),
    )
    this.addSql(addWhereMissing("product_import", "told", `alter table "product_import" add column "told" jsonb null`))
    this.addSql(
      addWhereMissing(
        "product_import",
        "pictures_done",
        `alter table "product_import"
          add column "pictures_done" integer not null default 0,
          add column "alive_at" timestamptz null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "product_import",
        "queued_at",
        `alter table "product_import"
          add column "queued_at" timestamptz null,
          add column "attempts" integer not null default 0,
          add column "failure" text null,
          add column "audit_entry_id" text null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_import" cascade`)
  }
}
