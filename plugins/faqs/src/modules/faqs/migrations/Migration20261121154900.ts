import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121154900 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "faq" ("id" text not null, "question" text not null, "answer" text not null, "rank" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "faq_pkey" primary key ("id"));`,
    )
    this.addSql(`create index if not exists "IDX_faq_deleted_at" on "faq" ("deleted_at") where deleted_at is null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "faq" cascade;`)
  }
}
