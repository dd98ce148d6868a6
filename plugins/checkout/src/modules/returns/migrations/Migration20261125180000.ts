import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Why the rest of an exchange is not taken in cash. */
export class Migration20261125180000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "return_request" add column if not exists "cash_withheld" jsonb null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "return_request" drop column if exists "cash_withheld"`)
  }
}
