import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The single records of a change to many. Written and read in SQL only, and never changed. */
export class Migration20261129120102 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "trail_part",
        `create table "trail_part" (
          "entry_id" text not null references "trail_entry" ("id") on delete cascade,
          "place" integer not null,
          "subject_id" text not null,
          "subject" text not null,
          "words" text not null,
          "changes" jsonb not null,
          "cut" boolean not null,
          primary key ("entry_id", "place")
        )`,
        `create index "IDX_trail_part_words" on "trail_part" using gin ("words" gin_trgm_ops)`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "trail_part" cascade`)
  }
}
