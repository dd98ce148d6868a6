/** Who can sign in to the back office, whatever their role: `name` is first and last name, or the e-mail address. */
export const STAFF_ACCOUNT = `
  create or replace view staff_account as
  select u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name, u.email, u.created_at,
    (select coalesce(p.user_metadata ->> 'username', p.entity_id) from auth_identity i
      join provider_identity p on p.auth_identity_id = i.id and p.provider = 'username' and p.deleted_at is null
      where i.app_metadata ->> 'user_id' = u.id and i.deleted_at is null limit 1) as username
  from "user" u where u.deleted_at is null`
