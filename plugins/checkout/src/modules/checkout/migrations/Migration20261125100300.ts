import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Above how many rupees a first order that is paid on delivery needs a code: null for none. */
export class Migration20261125100300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "cod_settings" add column if not exists "code_above_rupees" integer null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "cod_settings" drop column if exists "code_above_rupees";`)
  }
}
