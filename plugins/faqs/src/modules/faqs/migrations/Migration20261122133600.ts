import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122133600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "faq" add column if not exists "question_hi" text not null default '', add column if not exists "answer_hi" text not null default '';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "faq" drop column if exists "question_hi", drop column if exists "answer_hi";`)
  }
}
