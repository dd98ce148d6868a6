/**
 * SQL for the migration of a table, which runs on new databases and on those of every earlier version. `create index if
 * not exists` and `alter table` lock a table even when they have nothing to do, while an earlier version may still be
 * selling; so no such statement here names a table that is up to date.
 */

/** Runs statements where `condition` holds. @param condition SQL that is true or false */
export const runWhere = (condition: string, ...statements: string[]) =>
  `do $migration$ begin if ${condition} then ${statements.map((statement) => `${statement};`).join("\n")} end if; end $migration$`

/** Creates a table or an index where it is missing, with its own indexes and first rows. */
export const createWhereMissing = (name: string, ...statements: string[]) =>
  runWhere(`${relation(name)} is null`, ...statements)

/** Adds columns where a table lacks `column`, the first of them, and fills them in existing rows. */
export const addWhereMissing = (table: string, column: string, ...statements: string[]) =>
  runWhere(
    `not exists (select from pg_attribute
      where attrelid = ${relation(table)} and attname = '${column}' and not attisdropped)`,
    ...statements,
  )

/** Replaces a check of named values that does not allow `value` yet. @param check the whole new condition */
export const widenCheck = (table: string, constraint: string, value: string, check: string) =>
  runWhere(
    `not exists (select from pg_constraint
      where conrelid = ${relation(table)} and conname = '${constraint}'
        and pg_get_constraintdef(oid) like '%''${value}''%')`,
    `alter table "${table}" drop constraint if exists "${constraint}"`,
    `alter table "${table}" add constraint "${constraint}" check (${check})`,
  )

/** SQL for the oid of a table or index, null where there is none. */
const relation = (name: string) => `to_regclass('"${name}"')`
