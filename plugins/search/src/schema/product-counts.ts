import { routine } from "@haat/sdk/server/schema/declare"

/** Value of `index_table` in the tables of counts, where earlier versions counted tables of Medusa's Search Module. */
const INDEX = "'product_index'"

type Count = {
  /** the table of counts */
  table: string
  /** its columns beside `index_table` and the two counts */
  of: string[]
  /** SQL for the columns `of`, `one` and `of_stock` of index rows. @param other rows before or after the change */
  rowsOf: (rows: string, one: number, other?: string) => string
}

const IN_STOCK = "case when pieces > 0 then 1 else 0 end"

const CATEGORIES: Count = {
  table: "category_count",
  of: ["category_id"],
  rowsOf: (rows, one) => `
    select coalesce(product_category_id, '') as category_id, ${one} as one, ${one} * ${IN_STOCK} as of_stock
    from ${rows} where active`,
}

const ORIGINS: Count = {
  table: "origin_count",
  of: ["category_id", "origin"],
  rowsOf: (rows, one) => `
    select coalesce(product_category_id, '') as category_id, origin, ${one} as one, ${one} * ${IN_STOCK} as of_stock
    from ${rows} where active and origin is not null`,
}

/** Columns that are counted by choice, so that rows in which they are the same are skipped. */
const COUNTED = ["active", "product_category_id", "choices", "choices_in_stock"]
const columnsOf = (name: string) => COUNTED.map((column) => `${name}.${column}`).join(", ")

/** A line of choices ends in the counted one; before it stand those that it is beside: "colour:red size:m". */
const CHOICES: Count = {
  table: "choice_count",
  of: ["category_id", "besides", "choice"],
  rowsOf: (rows, one, other) => `
    select coalesce(product_category_id, '') as category_id, coalesce(substring(line from '^.* '), '') as besides,
      substring(line from '[^ ]*$') as choice, ${one} * one as one, ${one} * of_stock as of_stock
    from ${rows} written cross join lateral (
      select unnest(choices) as line, 1 as one, 0 as of_stock
      union all select unnest(choices_in_stock), 0, 1
    ) lines
    where active and choices is not null and ${
      other
        ? `not exists (select from ${other} other where other.id = written.id
      and (${columnsOf("other")}) is not distinct from (${columnsOf("written")}))`
        : "true"
    }`,
}

const EVENTS = {
  insert: "referencing new table as added",
  update: "referencing new table as added old table as removed",
  delete: "referencing old table as removed",
  truncate: "",
}

/** SQL that adds counted rows to a table of counts, in one sequence, so that no two writers deadlock. */
const addTo = ({ table, of }: Count, rows: string) => {
  const columns = of.join(", ")
  return `
    insert into ${table} as kept (index_table, ${columns}, products, in_stock)
    select ${INDEX}, ${columns}, sum(one), sum(of_stock)
    from (${rows}) change
    group by ${columns} having sum(one) <> 0 or sum(of_stock) <> 0 order by ${columns}
    on conflict (index_table, ${columns}) do update
      set products = kept.products + excluded.products, in_stock = kept.in_stock + excluded.in_stock;`
}

/**
 * Keeps how many products of each kind the index has, in the transaction that changes it. An earlier version that opens
 * the database drops the trigger and the counts: the fill counts anew.
 */
const countsOf = (name: string, count: Count) =>
  routine(
    name,
    [],
    `
create or replace function ${name}() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from ${count.table} where index_table = ${INDEX};
  elsif tg_op = 'INSERT' then ${addTo(count, count.rowsOf("added", 1))}
  elsif tg_op = 'DELETE' then ${addTo(count, count.rowsOf("removed", -1))}
  else ${addTo(count, `${count.rowsOf("added", 1, "removed")} union all ${count.rowsOf("removed", -1, "added")}`)}
  end if;
  return null;
end $$;
${Object.entries(EVENTS)
  .map(
    ([event, rows]) => `create or replace trigger ${name}_${event} after ${event} on product_index ${rows}
  for each statement execute function ${name}();`,
  )
  .join("\n")}`,
    `lock table product_index in share row exclusive mode;
delete from ${count.table} where index_table = ${INDEX};
${addTo(count, count.rowsOf("product_index", 1))}`,
  )

export const INDEX_COUNTS = [
  countsOf("count_index_categories", CATEGORIES),
  countsOf("count_index_origins", ORIGINS),
  countsOf("count_index_choices", CHOICES),
]
