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
    // Two owners who dismiss each other at once come one after the other, and the second is refused.
    this.addSql(`create or replace function staff_keep_an_owner() returns trigger language plpgsql as $$
      begin
        if old.role <> 'owner' then return coalesce(new, old); end if;
        if tg_op = 'UPDATE' then
          if new.role = 'owner' and new.deleted_at is null then return new; end if;
        end if;
        perform pg_advisory_xact_lock(hashtext('staff_keep_an_owner'));
        if not exists (
          select 1 from staff s join "user" u on u.id = s.id and u.deleted_at is null
          where s.role = 'owner' and s.id <> old.id and s.deleted_at is null
        ) then raise exception 'The shop needs an owner' using errcode = 'HT001'; end if;
        return coalesce(new, old);
      end $$;`)
    this.addSql(
      `create or replace trigger staff_keep_an_owner before update or delete on "staff" for each row execute function staff_keep_an_owner();`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff" cascade;`)
    this.addSql(`drop function if exists staff_keep_an_owner;`)
  }
}
