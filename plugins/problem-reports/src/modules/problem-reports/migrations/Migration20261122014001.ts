import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122014001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "problem_report" add column if not exists "reply" text null, add column if not exists "replied_at" timestamptz null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "problem_report" drop column if exists "reply", drop column if exists "replied_at";`,
    )
  }
}
