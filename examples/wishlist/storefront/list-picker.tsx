import { Select } from "@haat/sdk/storefront"
import type { Wishlist } from "../src/contract.ts"
import { LISTS } from "./page-messages.ts"

type Props = { product_id: string; lists: Wishlist[] | undefined }

/** The fields of a form that adds a product: with several lists, a choice of one. */
export const ListPicker = ({ product_id, lists = [] }: Props) => (
  <>
    <input type="hidden" name="product_id" value={product_id} />
    {lists.length > 1 && (
      <Select name="wishlist_id" label={LISTS.pick}>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </>
)
