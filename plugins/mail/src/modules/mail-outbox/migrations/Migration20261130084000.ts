import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261130084000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "mail_text",
        `create table "mail_text" (
          "id" text not null,
          "kind" text not null,
          "language" text not null,
          "subject" text not null,
          "intro" text not null,
          "version" integer not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "mail_text_pkey" primary key ("id")
        )`,
        `create index "IDX_mail_text_deleted_at" on "mail_text" ("deleted_at") where deleted_at is null`,
        `create unique index "IDX_mail_text_kind_language_unique" on "mail_text" ("kind", "language") where deleted_at is null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "mail_text" cascade`)
  }
}
