import { SEARCH_PERIODS } from "../contract/search-figures"

/**
 * What became of each search text within the last `days`, a row for each of the periods: a reader names one, and only that
 * one is added up. `found` is of its last day.
 */
export const SEARCH_FIGURE = `
  create or replace view search_figure as
  select p.days || ' ' || f.text as id, f.text, p.days, f.searches, f.clicks, f.found, f.last_day
  from (values ${SEARCH_PERIODS.map((days) => `(${days})`).join(", ")}) p (days)
  cross join lateral (
    select text, sum(searches)::integer as searches, sum(clicks)::integer as clicks,
      (array_agg(found order by day desc))[1] as found, max(day)::text as last_day
    from search_count
    where day > (now() at time zone 'Asia/Kolkata')::date - p.days
    group by text
  ) f`
