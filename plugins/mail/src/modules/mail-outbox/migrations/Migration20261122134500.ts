import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What is over, by its age: each minute the job forgets what is old. */
export class Migration20261122134500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_outbox_mail_over" on "outbox_mail" ("updated_at") where state <> 'waiting';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_outbox_mail_over";`)
  }
}
