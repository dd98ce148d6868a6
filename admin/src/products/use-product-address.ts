import { useCanAccess } from "react-admin"

/** Where a product is opened: in its form, or in the list for a role that may not edit it. */
export const useProductAddress = () => {
  const { canAccess } = useCanAccess({ resource: "products", action: "edit" })
  return ({ id, name }: { id: string; name: string }) =>
    canAccess
      ? `/update-product/${encodeURIComponent(id)}`
      : `/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`
}
