import { useCanAccess } from "react-admin"
import { productPath } from "./product-path"

/** The address at which the signed-in person opens a product. */
export const useProductAddress = () => {
  const { canAccess } = useCanAccess({ resource: "products", action: "edit" })
  return (product: { id: string; name: string }) => productPath(product, !!canAccess)
}
