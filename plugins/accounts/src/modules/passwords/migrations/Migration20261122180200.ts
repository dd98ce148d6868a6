import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Where sessions are kept when there is no Redis: the table as connect-pg-simple wants it. */
export class Migration20261122180200 extends Migration {
  override async up() {
    this.addSql(
      `create table if not exists "shop_session" (
        "sid" varchar not null collate "default" primary key, "sess" json not null, "expire" timestamp(6) not null)`,
    )
    this.addSql(`create index if not exists "IDX_shop_session_expire" on "shop_session" ("expire")`)
  }

  override async down() {
    this.addSql(`drop table if exists "shop_session"`)
  }
}
