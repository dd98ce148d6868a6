import { useMay } from "../session/use-may"

/** Where a product is opened: in its form, or in the list for a role that may not edit it. */
export const useProductAddress = () => {
  const may = useMay()
  return ({ id, name }: { id: string; name: string }) =>
    may("products.edit")
      ? `/update-product/${encodeURIComponent(id)}`
      : `/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`
}
