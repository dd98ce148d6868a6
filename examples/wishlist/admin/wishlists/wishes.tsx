import { SectionCard, useShopData } from "@haat/sdk/admin"
import { useQuery } from "@tanstack/react-query"
import { CanAccess, useGetList, useTranslate } from "react-admin"
import type { StaffWishlist, Wishes } from "../../src/contract"

const WORDS = "resources.wishlists"

/** Reads how many shoppers wish for each product, once for all rows of a list. */
export function useWishes(): Wishes {
  const { request } = useShopData()
  return useQuery({ queryKey: ["wishes"], queryFn: () => request<Wishes>("wishlists/wishes") }).data ?? {}
}

/** Lists of one customer, for staff who may see them. */
export const CustomerWishlists = ({ customer_id }: { customer_id: string }) => (
  <CanAccess resource="wishlists" action="list">
    <SectionCard title={`${WORDS}.ofCustomer`}>
      <Names customer_id={customer_id} />
    </SectionCard>
  </CanAccess>
)

function Names({ customer_id }: { customer_id: string }) {
  const translate = useTranslate()
  const { data } = useGetList<StaffWishlist>("wishlists", { filter: { customer_id } })
  if (!data) return null
  return <p>{data.map(({ name, items }) => `${name} (${items})`).join(", ") || translate(`${WORDS}.noneOfCustomer`)}</p>
}
