import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Imports that are written one after another, behind the response: when it was run, how often it was begun, why it failed,
 * and which entry of the audit log waits for its end.
 */
export class Migration20261129000006 extends Migration {
  override async up() {
    this.addSql(`alter table "product_import"
      add column if not exists "queued_at" timestamptz null,
      add column if not exists "attempts" integer not null default 0,
      add column if not exists "failure" text null,
      add column if not exists "audit_entry_id" text null`)
  }

  override async down() {
    this.addSql(`alter table "product_import"
      drop column if exists "queued_at", drop column if exists "attempts",
      drop column if exists "failure", drop column if exists "audit_entry_id"`)
  }
}
