import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What is searched for, counted by day in India and text, of nobody in particular. */
export class Migration20261124022000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "search_count" ("day" date not null, "text" text not null, "searches" integer not null default 0, "clicks" integer not null default 0, "found" integer not null default 0, constraint "search_count_pkey" primary key ("day", "text"));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "search_count" cascade;`)
  }
}
