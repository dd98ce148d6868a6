import { DataTable } from "react-admin"
import { FillFailure, type FoundFill, fillSlot } from "./fill-slot"

/** Returns the columns that plugins add to the table of a resource; a failed one is a column that says so. */
export const fillColumns = (slot: `list.columns:${string}`, fills: FoundFill<typeof slot>[]) =>
  fillSlot(slot, fills, (failure) => (
    <DataTable.Col
      source={failure.plugin}
      label={failure.plugin}
      disableSort
      render={() => <FillFailure {...failure} />}
    />
  ))
