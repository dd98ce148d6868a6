import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121143815 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "outbox_mail" ("id" text not null, "kind" text not null, "payload" jsonb not null, "state" text check ("state" in ('waiting', 'sent', 'dropped')) not null default 'waiting', "attempts" integer not null default 0, "next_attempt_at" timestamptz not null default now(), "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "outbox_mail_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_outbox_mail_deleted_at" on "outbox_mail" ("deleted_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_outbox_mail_next_attempt_at" on "outbox_mail" ("next_attempt_at") where state = 'waiting' and deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outbox_mail" cascade;`)
  }
}
