import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`

export class Migration20261124121000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "return_request" ("id" text not null, "order_id" text not null, "customer_id" text not null, "state" text check ("state" in ('requested', 'approved', 'picked_up', 'received', 'rejected', 'canceled')) not null default 'requested', "reason" text check ("reason" in ('damaged', 'wrong_item', 'not_as_described', 'does_not_fit', 'changed_mind', 'other')) not null, "note" text not null, "outcome" text check ("outcome" in ('refund', 'credit', 'exchange')) not null, "way" text check ("way" in ('pickup', 'drop_off')) not null, "decision" text null, "decided_at" timestamptz null, "picked_up_at" timestamptz null, "received_at" timestamptz null, "canceled_at" timestamptz null, "worth_paise" integer null, "engine_return_id" text null, ${STAMPS}, constraint "return_request_pkey" primary key ("id"));`,
    )
    for (const [name, on] of [
      ["order_id", `("order_id")`],
      ["state_created_at", `("state", "created_at")`],
      ["deleted_at", `("deleted_at")`],
    ])
      this.addSql(
        `create index if not exists "IDX_return_request_${name}" on "return_request" ${on} where deleted_at is null;`,
      )
    this.addSql(
      `create table if not exists "return_request_line" ("id" text not null, "return_id" text not null, "line_id" text not null, "quantity" integer not null check ("quantity" > 0), "exchange_variant_id" text null, "resellable" integer null check ("resellable" >= 0), "damaged" integer null check ("damaged" >= 0), ${STAMPS}, constraint "return_request_line_pkey" primary key ("id"), constraint "return_request_line_came_back" check (coalesce("resellable", 0) + coalesce("damaged", 0) <= "quantity"));`,
    )
    this.addSql(
      `create unique index if not exists "IDX_return_request_line_return_id_line_id_unique" on "return_request_line" ("return_id", "line_id") where deleted_at is null;`,
    )
    for (const name of ["line_id", "deleted_at"])
      this.addSql(
        `create index if not exists "IDX_return_request_line_${name}" on "return_request_line" ("${name}") where deleted_at is null;`,
      )
  }

  override async down(): Promise<void> {
    for (const table of ["return_request_line", "return_request"])
      this.addSql(`drop table if exists "${table}" cascade;`)
  }
}
