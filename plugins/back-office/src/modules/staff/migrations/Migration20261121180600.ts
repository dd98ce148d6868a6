import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121180600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "staff_invitation" ("id" text not null, "email" text not null, "role" text check ("role" in ('owner', 'manager', 'support')) not null, "invited_by" text not null, "token_hash" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "staff_invitation_pkey" primary key ("id"));`,
    )
    this.addSql(`create unique index if not exists "IDX_staff_invitation_email" on "staff_invitation" ("email");`)
    this.addSql(
      `create unique index if not exists "IDX_staff_invitation_token_hash" on "staff_invitation" ("token_hash");`,
    )
    this.addSql(
      `create index if not exists "IDX_staff_invitation_deleted_at" on "staff_invitation" ("deleted_at") where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "staff_invitation" cascade;`)
  }
}
