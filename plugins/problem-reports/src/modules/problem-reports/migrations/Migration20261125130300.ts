import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Complaints to the grievance officer, numbered from 1001. */
export class Migration20261125130300 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create sequence if not exists complaint_number start 1001;")
    this.addSql(`create table if not exists "complaint" (
      "id" text not null primary key,
      "number" text not null unique default 'C-' || nextval('complaint_number'),
      "customer_id" text null,
      "name" text not null,
      "email" text not null,
      "order_number" text not null,
      "message" text not null,
      "acknowledged_at" timestamptz null,
      "closed_at" timestamptz null,
      "reply" text null,
      "replied_at" timestamptz null,
      "created_at" timestamptz not null default now()
    );`)
    this.addSql(
      `create index if not exists "IDX_complaint_open" on "complaint" (created_at, id) where closed_at is null;`,
    )
    this.addSql(`create index if not exists "IDX_complaint_email" on "complaint" (lower(email));`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "complaint" cascade;`)
    this.addSql("drop sequence if exists complaint_number;")
  }
}
