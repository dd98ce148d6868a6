import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120801 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "outbox_mail",
        `create table "outbox_mail" (
          "id" text not null,
          "kind" text not null,
          "payload" jsonb not null,
          "state" text not null default 'waiting' check ("state" in ('waiting', 'sent', 'dropped')),
          "attempts" integer not null default 0,
          "next_attempt_at" timestamptz not null default now(),
          "last_error" text null,
          "sent_at" timestamptz null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "outbox_mail_pkey" primary key ("id")
        )`,
        `create index "IDX_outbox_mail_deleted_at" on "outbox_mail" ("deleted_at") where deleted_at is null`,
        `create index "IDX_outbox_mail_next_attempt_at" on "outbox_mail" ("next_attempt_at") where state = 'waiting' and deleted_at is null`,
      ),
    )
    // Finished mails by age: each minute the job deletes old ones.
    this.addSql(
      createWhereMissing(
        "IDX_outbox_mail_over",
        `create index "IDX_outbox_mail_over" on "outbox_mail" ("updated_at") where state <> 'waiting'`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outbox_mail" cascade`)
  }
}
