/**
 * Which members of staff have to set up their second factor before anything else, for everybody who reads that:
 * `staff_must_enrol (user_id)`. Nobody, unless the settings require it of everyone.
 */
export const STAFF_MUST_ENROL = `
  create or replace view staff_must_enrol as
  select s.id as user_id
  from staff s join shop_settings g on g.id = 'shop' and g.requires_second_factor
  where s.deleted_at is null and not exists (select 1 from staff_second_factor f where f.user_id = s.id)`
