import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129121201 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "problem_report",
        `create table "problem_report" (
          "id" text not null,
          "product_id" text not null,
          "customer_id" text null,
          "message" text not null,
          "resolved_at" timestamptz null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          "reply" text null,
          "replied_at" timestamptz null,
          constraint "problem_report_pkey" primary key ("id")
        )`,
        ...["product_id", "created_at", "deleted_at"].map(
          (column) =>
            `create index "IDX_problem_report_${column}" on "problem_report" ("${column}") where deleted_at is null`,
        ),
      ),
    )
    this.addSql(
      addWhereMissing(
        "problem_report",
        "reply",
        `alter table "problem_report" add column "reply" text null, add column "replied_at" timestamptz null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "problem_report" cascade`)
  }
}
