import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whether an offer's limits count what other accounts of the same person ordered: not of the offers that are there. */
export class Migration20261128210100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "offer" add column if not exists "counts_same_person" boolean not null default false;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "offer" drop column if exists "counts_same_person" cascade;`)
  }
}
