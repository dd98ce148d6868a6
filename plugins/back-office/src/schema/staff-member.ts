/** Who works in the back office and as what: `role` is null of one who has none yet and may do nothing. */
export const STAFF_MEMBER = `
  create or replace view staff_member as
  select account.id, account.name, account.username, account.email, account.created_at, s.role,
    exists (select 1 from staff_second_factor f where f.user_id = account.id) as second_factor,
    exists (select 1 from staff_must_enrol e where e.user_id = account.id) as must_enrol
  from staff_account account left join staff s on s.id = account.id and s.deleted_at is null`
