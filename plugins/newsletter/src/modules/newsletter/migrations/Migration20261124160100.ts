import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What somebody agreed to, when and in which words; and what a mail's link ends it with. */
export class Migration20261124160100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "newsletter_subscriber" add column if not exists "consent_words" text null, add column if not exists "consent_language" text null, add column if not exists "withdrawn_at" timestamptz null, add column if not exists "token" text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');`,
    )
    this.addSql(
      `create unique index if not exists "IDX_newsletter_subscriber_token" on "newsletter_subscriber" ("token");`,
    )
    this.addSql(
      `create index if not exists "IDX_newsletter_subscriber_withdrawn_at" on "newsletter_subscriber" ("withdrawn_at") where withdrawn_at is not null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "newsletter_subscriber" drop column if exists "consent_words", drop column if exists "consent_language", drop column if exists "withdrawn_at", drop column if exists "token";`,
    )
  }
}
