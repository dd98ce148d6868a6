import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121174500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "staff" ("id" text not null, "role" text check ("role" in ('owner', 'manager', 'support')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_pkey" primary key ("id"));`,
    )
    this.addSql(`create index if not exists "IDX_staff_deleted_at" on "staff" ("deleted_at") where deleted_at is null;`)
    // Whoever kept the shop before there were roles owns it. A new database may not have users yet.
    this.addSql(
      `do $$ begin if to_regclass('"user"') is not null then insert into "staff" ("id", "role") select "id", 'owner' from "user" where "deleted_at" is null on conflict do nothing; end if; end $$;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff" cascade;`)
  }
}
