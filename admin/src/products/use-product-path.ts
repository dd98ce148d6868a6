import { useCanAccess } from "react-admin"
import { searchPath } from "../search-path"

/** Address that opens a product: its form, or the list for a role that may not edit it. */
export const productPath = ({ id, name }: { id: string; name: string }, canEdit: boolean) =>
  canEdit ? `/update-product/${encodeURIComponent(id)}` : searchPath("products", name)

/** The address at which the signed-in person opens a product. */
export const useProductPath = () => {
  const { canAccess } = useCanAccess({ resource: "products", action: "edit" })
  return (product: { id: string; name: string }) => productPath(product, !!canAccess)
}
