import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const RANDOM_TOKEN = "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')"

/** Subscribers: what they agreed to, when and in which words, and what a mail's link ends it with. */
export class Migration20261129121001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "newsletter_subscriber",
        `create table "newsletter_subscriber" (
          "id" text not null,
          "email" text not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "consent_words" text null,
          "consent_language" text null,
          "withdrawn_at" timestamptz null,
          "token" text not null default ${RANDOM_TOKEN},
          constraint "newsletter_subscriber_pkey" primary key ("id")
        )`,
        `create unique index "IDX_newsletter_subscriber_email_unique" on "newsletter_subscriber" ("email") where deleted_at is null`,
        `create index "IDX_newsletter_subscriber_deleted_at" on "newsletter_subscriber" ("deleted_at") where deleted_at is null`,
        // The owner reads the newest first.
        `create index "IDX_newsletter_subscriber_created_at" on "newsletter_subscriber" ("created_at", "id") where deleted_at is null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "newsletter_subscriber",
        "token",
        `alter table "newsletter_subscriber"
          add column "consent_words" text null,
          add column "consent_language" text null,
          add column "withdrawn_at" timestamptz null,
          add column "token" text not null default ${RANDOM_TOKEN}`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_newsletter_subscriber_token",
        `create unique index "IDX_newsletter_subscriber_token" on "newsletter_subscriber" ("token")`,
      ),
    )
    this.addSql(
      createWhereMissing(
        "IDX_newsletter_subscriber_withdrawn_at",
        `create index "IDX_newsletter_subscriber_withdrawn_at" on "newsletter_subscriber" ("withdrawn_at") where withdrawn_at is not null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "newsletter_subscriber" cascade`)
  }
}
