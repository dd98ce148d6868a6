/** Which members of staff must enter a code when they sign in, for everybody who reads that: `staff_second_factor (user_id, enabled_at)`. */
export const STAFF_SECOND_FACTOR = `
  create or replace view staff_second_factor as
  select user_id, enabled_at from second_factor where enabled_at is not null and deleted_at is null`
