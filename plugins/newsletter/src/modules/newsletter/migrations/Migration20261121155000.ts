import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121155000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "newsletter_subscriber" ("id" text not null, "email" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "newsletter_subscriber_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_newsletter_subscriber_email_unique" on "newsletter_subscriber" ("email") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_newsletter_subscriber_deleted_at" on "newsletter_subscriber" ("deleted_at") where deleted_at is null;`,
    )
    // The owner reads the newest first.
    this.addSql(
      `create index if not exists "IDX_newsletter_subscriber_created_at" on "newsletter_subscriber" ("created_at", "id") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "newsletter_subscriber" cascade;`)
  }
}
