import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The single records of a change to many. Written and read in SQL only, and never changed. */
export class Migration20261121213902 extends Migration {
  override async up() {
    this.addSql(`alter table "trail_entry" add column if not exists "parts" integer not null default 0`)
    this.addSql(`create table if not exists "trail_part" (
      "entry_id" text not null references "trail_entry" ("id") on delete cascade,
      "place" integer not null,
      "subject_id" text not null,
      "subject" text not null,
      "words" text not null,
      "changes" jsonb not null,
      "cut" boolean not null,
      primary key ("entry_id", "place")
    )`)
    this.addSql(`create index if not exists "IDX_trail_part_words" on "trail_part" using gin ("words" gin_trgm_ops)`)
  }

  override async down() {
    this.addSql(`drop table if exists "trail_part"`)
    this.addSql(`alter table "trail_entry" drop column if exists "parts"`)
  }
}
