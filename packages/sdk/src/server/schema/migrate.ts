/**
 * SQL for the migration of a table, which runs on new databases and on those of every earlier version. `create index if not
 * exists` and `alter table` lock a table also where they have nothing to do, and an earlier version may be selling meanwhile:
 * so nothing here names a table that is up to date in such a statement.
 */

/** Runs statements where `condition` holds. @param condition SQL that is true or false */
export const runWhere = (condition: string, ...statements: string[]) =>
  `do $migration$ begin if ${condition} then ${statements.map((statement) => `${statement};`).join("\n")} end if; end $migration$`

/** Makes a table or an index, with what else comes with it the first time: the table's indexes, triggers and rows. */
export const createWhereMissing = (name: string, ...statements: string[]) =>
  runWhere(`${relation(name)} is null`, ...statements)

/** Adds columns where a table lacks `column`, the first of them, and gives them values in the rows that are there. */
export const addWhereMissing = (table: string, column: string, ...statements: string[]) =>
  runWhere(
    `not exists (select from pg_attribute
      where attrelid = ${relation(table)} and attname = '${column}' and not attisdropped)`,
    ...statements,
  )

/** Replaces a check of named values that does not allow `value` yet. @param check the whole condition as of today */
export const widenCheck = (table: string, constraint: string, value: string, check: string) =>
  runWhere(
    `not exists (select from pg_constraint
      where conrelid = ${relation(table)} and conname = '${constraint}'
        and pg_get_constraintdef(oid) like '%''${value}''%')`,
    `alter table "${table}" drop constraint if exists "${constraint}"`,
    `alter table "${table}" add constraint "${constraint}" check (${check})`,
  )

/** As SQL: the oid of a table or index, null where there is none. */
const relation = (name: string) => `to_regclass('"${name}"')`
