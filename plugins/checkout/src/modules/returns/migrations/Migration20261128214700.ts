import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Claims: goods that came damaged, wrong, not as described or late. The way back of those that are under way costs their shopper
 * nothing any more. `return_settings` is one row: how long after delivery a claim can be made, 7 days at least, and whether
 * a discount stays when a return leaves less than its coupon asks for.
 */
export class Migration20261128214700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "return_request" add column if not exists "by_staff" boolean not null default false`)
    this.addSql(`alter table "return_request" drop constraint if exists "return_request_reason_check"`)
    this.addSql(`alter table "return_request" add constraint "return_request_reason_check" check ("reason" in
      ('damaged', 'wrong_item', 'not_as_described', 'delivered_late', 'does_not_fit', 'changed_mind', 'other'))`)
    this.addSql(`update "return_request" set "way_back_paise" = null
      where "reason" in ('damaged', 'wrong_item', 'not_as_described') and "state" in ('requested', 'approved', 'picked_up')`)
    this.addSql(
      `create table if not exists "return_settings" ("id" text not null check ("id" = 'shop'), "version" integer not null default 1, "claim_days" integer not null default 7 check ("claim_days" >= 7), "keeps_discount" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "return_settings_pkey" primary key ("id"));`,
    )
    this.addSql(`insert into "return_settings" ("id") values ('shop') on conflict do nothing;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_settings" cascade;`)
    this.addSql(`alter table "return_request" drop column if exists "by_staff"`)
  }
}
