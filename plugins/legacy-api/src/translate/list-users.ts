import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { User } from "../shapes/user"
import { toCountryName } from "./country-name"

/** Shoppers with an account, the newest first; their carts as the storefront shows them. One statement for a page. */
const USERS = `
  select c.id as "_id", coalesce(i.user_metadata ->> 'username', i.entity_id, '') as username, c.email,
    coalesce(c.first_name, '') as firstname, coalesce(c.last_name, '') as lastname, coalesce(c.phone, '') as phone,
    false as "isAdmin", coalesce(addresses.list, '[]') as addresses, coalesce(held.list, '[]') as cart
  from (
    select * from customer where has_account and deleted_at is null and (:id::text is null or id = :id)
    order by created_at desc, id desc limit :limit offset :offset
  ) c
  left join lateral (
    select p.user_metadata, p.entity_id from auth_identity a
    join provider_identity p on p.auth_identity_id = a.id and p.provider = 'username' and p.deleted_at is null
    where a.app_metadata ->> 'customer_id' = c.id and a.deleted_at is null limit 1
  ) i on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('addressLine1', coalesce(a.address_1, ''),
      'addressLine2', coalesce(a.address_2, ''), 'city', coalesce(a.city, ''), 'state', coalesce(a.province, ''),
      'postalCode', coalesce(a.postal_code, ''), 'country', coalesce(a.country_code, ''),
      'isDefault', a.is_default_shipping,
      'type', case when a.metadata ->> 'type' = 'billing' then 'billing' else 'shipping' end)
      order by a.created_at, a.id) as list
    from customer_address a where a.customer_id = c.id and a.deleted_at is null
  ) addresses on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('productId', line.product_id, 'quantity', line.quantity)
      order by line.added_at) as list
    from (
      select l.product_id, ceil(sum(l.quantity))::int as quantity, min(l.created_at) as added_at
      from cart k join cart_line_item l on l.cart_id = k.id and l.deleted_at is null
      join product p on p.id = l.product_id and p.deleted_at is null
      where k.customer_id = c.id and k.completed_at is null and k.deleted_at is null
      group by l.product_id
    ) line
  ) held on true
  order by c.created_at desc, c.id desc`

/** For the owner. */
export async function listUsers(
  scope: MedusaContainer,
  { id, page, limit }: { id?: string; page: number; limit: number },
): Promise<User[]> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const asked = { id: id ?? null, limit, offset: (page - 1) * limit }
  const { rows } = await database.raw<{ rows: User[] }>(USERS, asked)
  return rows.map((user) => ({
    ...user,
    addresses: user.addresses.map((address) => ({ ...address, country: toCountryName(address.country) })),
  }))
}
