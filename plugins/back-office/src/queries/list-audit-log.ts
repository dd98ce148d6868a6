import type { ListQuery, ListShape } from "@haat/sdk/server/back-office/list-query"
import { allOf, type Condition, DAYS, dayRangeCondition } from "@haat/sdk/server/back-office/queries/conditions"
import { type Order, orderBySql, pageWindow } from "@haat/sdk/server/back-office/queries/page-window"
import { containing, text } from "@haat/sdk/server/back-office/text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { AuditLogRow } from "../contract"

const FILTERS = {
  /** search text for the record's name, the values before and after, and the names of parts */
  q: text(200).optional(),
  user_id: text(100).optional(),
  resource: text(50).optional(),
  ...DAYS,
}

export const AUDIT_LOG_LIST: ListShape<typeof FILTERS> = { filters: z.object(FILTERS), sortable: ["created_at"] }
type AuditLogQuery = ListQuery<z.output<typeof AUDIT_LOG_LIST.filters>>

/** Returns a page of the audit log, newest first by default. */
export const listAuditLog = async (db: Knex, query: AuditLogQuery): Promise<{ rows: AuditLogRow[]; count: number }> => {
  const direction = query.sort?.[1] ?? "DESC"
  const order: Order = [
    ["created_at", direction],
    ["id", direction],
  ]
  const all = matching(query, BY_INDEX)
  const counted = await db.raw<{ rows: { count: string }[] }>(
    `select count(*) from trail_entry t where ${all.sql}`,
    all.values,
  )
  const count = Number(counted.rows[0].count)
  const window = pageWindow(order, count, query)
  const { sql, values } = count > MANY ? matching(query, IN_PASSING) : all
  const { rows } = await db.raw<{ rows: AuditLogRow[] }>(
    `select * from (
       select id, user_id, who, role, resource, action, subject_id, subject, state, changes, cut, parts, created_at
       from trail_entry t where ${sql} order by ${window.order} limit ? offset ?) page order by ${orderBySql(order)}`,
    [...values, window.limit, window.offset],
  )
  return { rows, count }
}

/** SQL: each person with their latest name, by a loose index scan; grouping would read the whole log. */
const PEOPLE = `
  with recursive person as (
    (select user_id, who from trail_entry where deleted_at is null
     order by user_id, created_at desc, id desc limit 1)
    union all
    select next.user_id, next.who from person cross join lateral (
      select user_id, who from trail_entry where deleted_at is null and user_id > person.user_id
      order by user_id, created_at desc, id desc limit 1) next
  )
  select user_id as id, who as name from person order by 2, 1 limit 200`

const RESOURCES = `
  with recursive known as (
    (select resource from trail_entry where deleted_at is null order by resource limit 1)
    union all
    select next.resource from known cross join lateral (
      select resource from trail_entry where deleted_at is null and resource > known.resource
      order by resource limit 1) next
  )
  select resource from known order by 1 limit 100`

/** Returns the people and resources that the audit log can be filtered by. */
export const readAuditLogFilters = async (db: Knex) => {
  const [people, resources] = await Promise.all([
    db.raw<{ rows: { id: string; name: string }[] }>(PEOPLE),
    db.raw<{ rows: { resource: string }[] }>(RESOURCES),
  ])
  return { people: people.rows, resources: resources.rows.map(({ resource }) => resource) }
}

/** SQL: search by the text indexes of entries and parts; fast for counts and for rare words. */
const BY_INDEX = `t.id in (
  select id from trail_entry where deleted_at is null and words ilike ?
  union select entry_id from trail_part where words ilike ?)`

/** SQL: search by scanning entries until a page is full; fast for frequent words. */
const IN_PASSING = "(t.words ilike ? or t.id in (select entry_id from trail_part where words ilike ?))"
const MANY = 1_000

const matching = ({ ids, filter: { q, user_id, resource, ...days } }: AuditLogQuery, named: string) => {
  const conditions: Condition[] = [["t.deleted_at is null"], ...dayRangeCondition("t.created_at", days)]
  if (ids) conditions.push(["t.id = any(?)", ids])
  if (user_id) conditions.push(["t.user_id = ?", user_id])
  if (resource) conditions.push(["t.resource = ?", resource])
  if (q) conditions.push([named, containing(q), containing(q)])
  return allOf(conditions)
}
