import type { ComponentProps } from "react"
import { Select } from "../../components/select.tsx"

/** More choices than this would be a long list; more pieces need a second request. */
const MAX_CHOICE = 50

/** Chooses how many pieces of a line, from none to all that are available. */
export const PiecesSelect = ({
  available,
  ...select
}: Omit<ComponentProps<typeof Select>, "children"> & { available: number }) => (
  <Select {...select}>
    {Array.from({ length: Math.min(available, MAX_CHOICE) + 1 }, (_, count) => (
      <option key={count}>{count}</option>
    ))}
  </Select>
)
