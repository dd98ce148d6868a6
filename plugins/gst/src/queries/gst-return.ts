import type { Transaction } from "@haat/sdk/server/database"
import type { DaysQuery, ReturnDifference, TaxReportRow } from "../contract"
import type { Paper } from "../returns/papers"

/** Timestamps: `from` inclusive, `until` exclusive. */
export type Period = { from: string; until: string; gstin: string }

const within = (moment: string) => `${moment} >= :from::timestamptz and ${moment} < :until::timestamptz`

const PAPERS = `
  select d.id, d.serial, d.issued_at, d.content, null::jsonb as original
  from gst_document d where d.gstin = :gstin and ${within("d.issued_at")}
  union all
  select n.id, n.serial, n.issued_at, n.content, jsonb_build_object('kind', d.content -> 'kind', 'day', d.content -> 'day',
    'total_paise', d.content -> 'total_paise')
  from gst_credit_note n join gst_document d on d.id = n.document_id
  where n.gstin = :gstin and ${within("n.issued_at")}`

/** Documents issued under a GSTIN, by day and number. */
export async function readPapers(db: Transaction, period: Period): Promise<Paper[]> {
  const { rows } = await db.raw<Paper>(
    `select p.serial, p.content ->> 'kind' as kind, p.content ->> 'number' as number, p.content ->> 'day' as day,
       p.content ->> 'place_of_supply' as place_of_supply, p.content #>> '{buyer,gstin}' as buyer_gstin,
       p.content -> 'lines' as lines, p.content -> 'delivery' as delivery,
       (p.content ->> 'rounding_paise')::float8 as rounding_paise, (p.content ->> 'total_paise')::float8 as total_paise,
       p.original
     from (${PAPERS}) p order by p.issued_at, p.content ->> 'kind' = 'credit_note', p.serial, p.id`,
    period,
  )
  return rows
}

const IN_PERIOD = `gstin = :gstin and ${within("issued_at")}`
/** Documents of undelivered parcels: these and their notes are in no total and no refund of the order. */
const UNDELIVERED = `(select document_id from gst_credit_note where source = 'parcel')`

/** SQL: amount of an order on documents of the shop's other GSTINs that was credited under these in the period. */
const ELSEWHERE = `coalesce((
  select sum((d.content ->> 'total_paise')::bigint) from gst_document d
  where d.order_id = invoiced.order_id and d.gstin <> :gstin and d.id not in ${UNDELIVERED}), 0)`
const CREDITED_ELSEWHERE = `coalesce((
  select sum((n.content ->> 'total_paise')::bigint) from gst_credit_note n
  where n.order_id = refunded.order_id and n.gstin <> :gstin and n.document_id not in ${UNDELIVERED}
    and ${within("n.issued_at")}), 0)`

/**
 * Sums by order: documents and notes of the period, the order's price, and the refunds of goods that have left, or
 * their worth that went to an order that replaces them.
 */
const LEDGER = `
  with invoiced as (
    select order_id, sum((content ->> 'total_paise')::bigint) as paise,
      coalesce(sum((content ->> 'total_paise')::bigint) filter (where id in ${UNDELIVERED}), 0) as back_paise,
      bool_or(id not in ${UNDELIVERED}) as is_out
    from gst_document where ${IN_PERIOD} group by 1),
  credited as (
    select order_id, sum((content ->> 'total_paise')::bigint) as paise,
      coalesce(sum((content ->> 'total_paise')::bigint) filter (where document_id in ${UNDELIVERED}), 0) as back_paise
    from gst_credit_note where ${IN_PERIOD} group by 1),
  refunded as (
    select went.order_id, round(sum(went.amount) * 100)::bigint as paise from (
      select order_id, amount::numeric from order_refund
        where state = 'processed' and not of_cancelled_pieces and ${within("processed_at")}
      union all
      select order_id, exchanged from order_return where exchanged > 0 and ${within("received_at")}) went
    where exists (select from gst_document d
      where d.order_id = went.order_id and d.gstin = :gstin and d.id not in ${UNDELIVERED})
    group by 1)
  select order_id, 'invoiced' as about, invoiced.paise as return_paise,
    invoiced.back_paise
      + case when invoiced.is_out then round(state.total::numeric * 100)::bigint - ${ELSEWHERE} else 0 end
      as ledger_paise
  from invoiced join order_state state using (order_id)
  union all
  select order_id, 'credited', coalesce(credited.paise, 0),
    greatest(coalesce(refunded.paise, 0) - ${CREDITED_ELSEWHERE}, 0) + coalesce(credited.back_paise, 0)
  from credited full join refunded using (order_id)`

/** Sums of the orders and their refunds, in paise. */
export async function readLedger(db: Transaction, period: Period) {
  const { rows } = await db.raw<{ invoiced_paise: number; credited_paise: number }>(
    `select coalesce(sum(ledger_paise) filter (where about = 'invoiced'), 0)::float8 as invoiced_paise,
       coalesce(sum(ledger_paise) filter (where about = 'credited'), 0)::float8 as credited_paise
     from (${LEDGER}) book`,
    period,
  )
  return rows[0]
}

/** Lists orders whose documents and ledger differ, the largest difference first. */
export async function readDifferences(db: Transaction, period: Period, most: number): Promise<ReturnDifference[]> {
  const { rows } = await db.raw<ReturnDifference>(
    `select book.order_id, o.display_id, book.about, book.return_paise::float8 as return_paise,
       book.ledger_paise::float8 as ledger_paise
     from (${LEDGER}) book join placed_order o on o.order_id = book.order_id
     where book.return_paise <> book.ledger_paise
     order by abs(book.return_paise - book.ledger_paise) desc, o.display_id limit :most`,
    { ...period, most },
  )
  return rows
}

/** SQL: GSTIN condition. Documents from before the shop had a GSTIN count as the shop's own. */
const UNDER = `case when :is_own::boolean then gstin <> all(:others::text[]) else gstin = :gstin end`

const REPORT = `
  with paper as (
    select content, 1 as sign from gst_document
    where ${UNDER} and issued_at >= :from::date::timestamp at time zone 'Asia/Kolkata'
      and issued_at < (:until::date + 1)::timestamp at time zone 'Asia/Kolkata'
    union all
    select content, -1 from gst_credit_note
    where ${UNDER} and issued_at >= :from::date::timestamp at time zone 'Asia/Kolkata'
      and issued_at < (:until::date + 1)::timestamp at time zone 'Asia/Kolkata')
  select paper.content ->> 'day' as day, paper.content ->> 'place_of_supply' as state, (part ->> 'rate')::int as rate,
    sum(sign * (part ->> 'taxable_paise')::bigint)::float8 as taxable_paise,
    sum(sign * (part ->> 'cgst_paise')::bigint)::float8 as cgst_paise,
    sum(sign * ((part ->> 'sgst_paise')::bigint + (part ->> 'utgst_paise')::bigint))::float8 as sgst_paise,
    sum(sign * (part ->> 'igst_paise')::bigint)::float8 as igst_paise,
    sum(sign * (part ->> 'paid_paise')::bigint)::float8 as total_paise
  from paper cross join lateral jsonb_array_elements((content -> 'lines') || (content -> 'delivery')) part
  group by 1, 2, 3 order by 1, 2, 3`

/**
 * Sales and tax of days in India under the first of these GSTINs, less what was credited, by day, state and rate;
 * round-ups are no part of it.
 * @param is_own whether it is the one that the shop itself is registered under
 */
export async function readTaxReport(
  db: Transaction,
  { from, until }: DaysQuery,
  [gstin, ...others]: [string, ...string[]],
  is_own: boolean,
): Promise<TaxReportRow[]> {
  return (await db.raw<TaxReportRow>(REPORT, { from, until, gstin, others, is_own })).rows
}
