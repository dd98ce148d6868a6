import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The versions of the pages that an order was placed under, written by the database with the order
 * (`schema/order-terms.ts`).
 */
export class Migration20261129121403 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "order_terms",
        `create table "order_terms" (
          "order_id" text not null primary key,
          "versions" jsonb not null
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists keep_agreed_terms cascade")
    this.addSql(`drop table if exists "order_terms" cascade`)
  }
}
