import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Position of the job that writes the tax lines of earlier orders. */
export class Migration20261129182800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_tax_line_progress",
        `create table "gst_tax_line_progress" (
          "id" text not null,
          "written_to" text not null default '',
          "finished_at" timestamptz null,
          constraint "gst_tax_line_progress_pkey" primary key ("id")
        )`,
        `insert into "gst_tax_line_progress" ("id") values ('orders')`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_tax_line_progress" cascade`)
  }
}
