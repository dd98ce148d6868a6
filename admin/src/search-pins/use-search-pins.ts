import type { SearchPin } from "@haat/search/contract"
import type { RaRecord } from "react-admin"
import { useRowsWithUndo } from "../components/use-rows-with-undo"

/** Adds, changes and deletes what comes first for a search text. */
export const useSearchPins = () =>
  useRowsWithUndo<RaRecord & SearchPin, "product_ids", "text">("search-pins", "product_ids", "text")
