import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`

export class Migration20261124100000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "offer" ("id" text not null, "name" text not null, "name_hi" text not null default '', "kind" text not null, "scope" text not null, "percent" integer not null default 100, "amount_paise" integer not null default 0, "buy" integer not null default 1, "get" integer not null default 1, "product_ids" text[] not null default '{}', "category_ids" text[] not null default '{}', "min_paise" integer not null default 0, "first_order_only" boolean not null default false, "per_customer_limit" integer null, "total_limit" integer null, "starts_at" timestamptz null, "ends_at" timestamptz null, "automatic" boolean not null default false, "stackable" boolean not null default false, "active" boolean not null default true, ${TIMES}, constraint "offer_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create table if not exists "offer_code" ("id" text not null, "offer_id" text not null references "offer" ("id"), "code" text not null, "single_use" boolean not null default false, ${TIMES}, constraint "offer_code_pkey" primary key ("id"), constraint "offer_code_code_unique" unique ("code"));`,
    )
    this.addSql(`create index if not exists "IDX_offer_code_offer_id" on "offer_code" ("offer_id");`)
    this.addSql(
      `create table if not exists "offer_code_on_cart" ("customer_id" text not null, "offer_id" text not null references "offer" ("id"), "code_id" text not null references "offer_code" ("id") on delete cascade, "created_at" timestamptz not null default now(), constraint "offer_code_on_cart_pkey" primary key ("customer_id", "offer_id"));`,
    )
    this.addSql(`create index if not exists "IDX_offer_code_on_cart_code_id" on "offer_code_on_cart" ("code_id");`)
    this.addSql(
      `create table if not exists "offer_use" ("offer_id" text not null references "offer" ("id"), "cart_id" text not null, "order_id" text null, "customer_id" text not null, "code_id" text null references "offer_code" ("id") on delete set null, "code" text null, "discount_paise" integer not null, "held_until" timestamptz null, "given_back_at" timestamptz null, "created_at" timestamptz not null default now(), constraint "offer_use_pkey" primary key ("offer_id", "cart_id"));`,
    )
    this.addSql(`create index if not exists "IDX_offer_use_order_id" on "offer_use" ("order_id");`)
    this.addSql(`create index if not exists "IDX_offer_use_cart_id" on "offer_use" ("cart_id");`)
    this.addSql(`create index if not exists "IDX_offer_use_customer_id" on "offer_use" ("customer_id", "offer_id");`)
    this.addSql(`create index if not exists "IDX_offer_use_code_id" on "offer_use" ("code_id");`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "offer_use", "offer_code_on_cart", "offer_code", "offer" cascade;`)
  }
}
