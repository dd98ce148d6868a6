import { searchPath } from "../search-path"

/** Where a product is opened: in its form, or in the list for a role that may not edit it. */
export const productPath = ({ id, name }: { id: string; name: string }, canEdit: boolean) =>
  canEdit ? `/update-product/${encodeURIComponent(id)}` : searchPath("products", name)
