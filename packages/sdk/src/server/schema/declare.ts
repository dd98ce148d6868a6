import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type SchemaKind = "view" | "table" | "routine" | "index"

/** Writes the rows that a declared object would have if it had always existed. Must be safe to repeat. */
export type Fill = string | ((database: Knex) => Promise<void>)

/**
 * One database object, declared once in the `schema/` folder of the plugin that owns its noun. `applySchema` creates
 * the declared objects in the sequence of `needs`, and again whenever `sql` changes.
 */
export type SchemaObject = {
  kind: SchemaKind
  /** unique in the database; functions are not overloaded */
  name: string
  /** names of declared objects that must exist first; tables of Medusa and of migrations always do */
  needs: string[]
  /** creates or replaces the object; must be safe to repeat */
  sql: string
  /**
   * run after the transaction that applied `sql`, until it has succeeded once; and again when a view or function that
   * `needs` names, directly or through others, has changed
   */
  fill?: Fill
}

/** A published view. @param select its query; columns may be added, removed and changed */
export const view = (name: string, needs: string[], select: string): SchemaObject => ({
  kind: "view",
  name,
  needs,
  sql: `create or replace view ${name} as ${select.trim()}`,
})

/**
 * A table that database triggers maintain from other tables.
 * @param sql `create table if not exists`, and `alter table` for later changes
 */
export const table = (name: string, needs: string[], sql: string, fill?: Fill): SchemaObject => ({
  kind: "table",
  name,
  needs,
  sql,
  fill,
})

/**
 * A function, with the triggers that call it.
 * @param sql `create or replace function`, then `create or replace trigger`
 */
export const routine = (name: string, needs: string[], sql: string, fill?: Fill): SchemaObject => ({
  kind: "routine",
  name,
  needs,
  sql,
  fill,
})

type IndexOptions = { needs?: string[]; unique?: boolean }

/** @param on the table; declared by the plugin that owns it @param definition SQL after the table: columns, `where` */
export const index = (name: string, on: string, definition: string, options: IndexOptions = {}): SchemaObject => ({
  kind: "index",
  name,
  needs: options.needs ?? [],
  sql: `create ${options.unique ? "unique " : ""}index if not exists "${name}" on "${on}" ${definition.trim()}`,
})
