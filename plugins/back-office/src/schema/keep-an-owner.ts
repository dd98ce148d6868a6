import { routine } from "@haat/sdk/server/schema/declare"

/**
 * Rejects a change after which the shop has no owner. Of two owners who dismiss each other at once, the second is
 * rejected.
 */
export const KEEP_AN_OWNER = routine(
  "staff_keep_an_owner",
  [],
  `
create or replace function staff_keep_an_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' then
    if new.role = 'owner' and new.deleted_at is null then return new; end if;
  end if;
  perform pg_advisory_xact_lock(hashtext('staff_keep_an_owner'));
  if not exists (
    select 1 from staff s join "user" u on u.id = s.id and u.deleted_at is null
    where s.role = 'owner' and s.id <> old.id and s.deleted_at is null
  ) then raise exception 'The shop needs an owner' using errcode = 'HT001'; end if;
  return coalesce(new, old);
end $$;
create or replace trigger staff_keep_an_owner before update or delete on "staff"
  for each row execute function staff_keep_an_owner();`,
)
