import { useCanAccess } from "react-admin"
import { searchPath } from "../search-path"

/** Path of a product's form, or of the list for roles that cannot edit it. */
export const productPath = ({ id, name }: { id: string; name: string }, canEdit: boolean) =>
  canEdit ? `/update-product/${encodeURIComponent(id)}` : searchPath("products", name)

/** Returns `productPath` for the signed-in user. */
export const useProductPath = () => {
  const { canAccess } = useCanAccess({ resource: "products", action: "edit" })
  return (product: { id: string; name: string }) => productPath(product, !!canAccess)
}
