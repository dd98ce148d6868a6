import { view } from "@haat/sdk/server/schema/declare"

/** Users of the back office and their roles: `role` is null for a user without a role, who may do nothing. */
export const STAFF_MEMBER = view(
  "staff_member",
  ["staff_account", "staff_must_enrol", "staff_second_factor"],
  `select account.id, account.name, account.username, account.email, account.created_at, s.role,
    exists (select 1 from staff_second_factor f where f.user_id = account.id) as second_factor,
    exists (select 1 from staff_must_enrol e where e.user_id = account.id) as must_enrol
  from staff_account account left join staff s on s.id = account.id and s.deleted_at is null`,
)

/**
 * Members of staff who have to set up their second factor before anything else; empty unless the settings require it of
 * everyone.
 */
export const STAFF_MUST_ENROL = view(
  "staff_must_enrol",
  ["owner_settings", "staff_second_factor"],
  `select s.id as user_id
  from staff s join owner_settings g on g.requires_second_factor
  where s.deleted_at is null and not exists (select 1 from staff_second_factor f where f.user_id = s.id)`,
)
