import type { Synonyms } from "@haat/search/contract"
import type { RaRecord } from "react-admin"
import { useRowsWithUndo } from "../components/use-rows-with-undo"

/** Adds, changes and deletes lines of search words. */
export const useSynonyms = () => useRowsWithUndo<RaRecord & Synonyms, "words", "words">("synonyms", "words", "words")
