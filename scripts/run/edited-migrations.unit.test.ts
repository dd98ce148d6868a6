import { expect, it } from "vitest"
import { createdTables } from "./edited-migrations.mjs"

it("finds the tables that a migration creates, not its indexes and columns", () => {
  const source = `
    createWhereMissing(
      "gift_note",
      \`create table "gift_note" ("id" text not null)\`,
      \`create index "IDX_gift_note" on "gift_note" ("id")\`,
    )
    createWhereMissing("gift_page", "create table gift_page (id text)")
    createWhereMissing("IDX_gift_page", "create index ...")
    addWhereMissing("gift_card", "text", "alter table gift_card add text text")`
  expect(createdTables(source)).toEqual(["gift_note", "gift_page"])
})
