import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { User } from "../shapes/user"
import { toCountryName } from "../translate/country-name"

/** SQL: page of shoppers with an account, newest first, with addresses and cart. */
const USERS = `
  select c.id as "_id", coalesce(c.username, '') as username, c.email,
    coalesce(c.first_name, '') as firstname, coalesce(c.last_name, '') as lastname, coalesce(c.phone, '') as phone,
    false as "isAdmin", coalesce(addresses.list, '[]') as addresses, coalesce(held.list, '[]') as cart
  from (
    select id from shopper where has_account and (:id::text is null or id = :id)
    order by created_at desc, id desc limit :limit offset :offset
  ) page join shopper c on c.id = page.id
  left join lateral (
    select jsonb_agg(jsonb_build_object('addressLine1', coalesce(a.address_1, ''),
      'addressLine2', coalesce(a.address_2, ''), 'city', coalesce(a.city, ''), 'state', coalesce(a.province, ''),
      'postalCode', coalesce(a.postal_code, ''), 'country', coalesce(a.country_code, ''),
      'isDefault', a.is_default_shipping, 'type', case when a.type = 'billing' then 'billing' else 'shipping' end)
      order by a.created_at, a.id) as list
    from shopper_address a where a.customer_id = c.id
  ) addresses on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('productId', line.product_id, 'quantity', line.quantity)
      order by line.added_at) as list
    from stored_cart_line line join shop_product p on p.id = line.product_id where line.customer_id = c.id
  ) held on true
  order by c.created_at desc, c.id desc`

/** Lists a page of users, or the one with `id`, for administrators. */
export async function listUsers(
  scope: MedusaContainer,
  { id, page, limit }: { id?: string; page: number; limit: number },
): Promise<User[]> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const input = { id: id ?? null, limit, offset: (page - 1) * limit }
  const { rows } = await database.raw<{ rows: User[] }>(USERS, input)
  return rows.map((user) => ({
    ...user,
    addresses: user.addresses.map((address) => ({ ...address, country: toCountryName(address.country) })),
  }))
}
