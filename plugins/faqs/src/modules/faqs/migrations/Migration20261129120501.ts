import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "faq",
        `create table "faq" (
          "id" text not null,
          "question" text not null,
          "answer" text not null,
          "rank" integer not null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "question_hi" text not null default '',
          "answer_hi" text not null default '',
          constraint "faq_pkey" primary key ("id")
        )`,
        `create index "IDX_faq_deleted_at" on "faq" ("deleted_at") where deleted_at is null`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "faq",
        "question_hi",
        `alter table "faq"
          add column "question_hi" text not null default '',
          add column "answer_hi" text not null default ''`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "faq" cascade`)
  }
}
