import { expect, it } from "vitest"
import { sql } from "./sql"

it("writes parts of several lines as indented as the line they stand in, without empty lines", () => {
  const condition = "active\n  and pieces > 0"
  const found = sql`
    found as (
      select
        ${["id", "case\n  when true then 1\nend as one"]},
        ${2} as two
      from product
      ${""}
      where ${condition}
    )`
  expect(sql`
    with ${found}
    table found
  `).toBe(`with found as (
  select
    id,
    case
      when true then 1
    end as one,
    2 as two
  from product
  where active
    and pieces > 0
)
table found`)
})

it("leaves a statement of one line as it is", () => {
  expect(sql`select ${1}`).toBe("select 1")
})
