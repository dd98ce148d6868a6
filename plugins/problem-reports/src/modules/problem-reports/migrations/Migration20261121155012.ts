import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121155012 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "problem_report" ("id" text not null, "product_id" text not null, "customer_id" text null, "message" text not null, "resolved_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "problem_report_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index if not exists "IDX_problem_report_product_id" on "problem_report" ("product_id") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_problem_report_created_at" on "problem_report" ("created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_problem_report_deleted_at" on "problem_report" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "problem_report" cascade;`)
  }
}
