import type { Ref, SelectHTMLAttributes } from "react"
import { Select } from "../../../components/select.tsx"
import { SORT_NAMES } from "../search/search-filter.ts"
import { LISTS } from "./messages.ts"

type SortSelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** name of the order without `sortBy` */
  defaultLabel: string
  ref?: Ref<HTMLSelectElement>
}

/** The order of a list of products: `sortBy` in its address. */
export const SortSelect = ({ defaultLabel, ...rest }: SortSelectProps) => (
  <Select label={LISTS.sortBy} name="sortBy" {...rest}>
    <option value="">{defaultLabel}</option>
    {Object.entries(SORT_NAMES).map(([sort, name]) => (
      <option key={sort} value={sort}>
        {name}
      </option>
    ))}
  </Select>
)
