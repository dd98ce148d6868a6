/** How often each old call was used on each day (YYYY-MM-DD, in India). */
export const LEGACY_CALL_USE = `
  create or replace view legacy_call_use as
  select id, day, call, times from legacy_call where deleted_at is null`
