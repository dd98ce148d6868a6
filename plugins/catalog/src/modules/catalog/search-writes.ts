import type { ChangePin, ChangeSynonyms, CountSearch, SavePin, SaveSynonyms, SearchPin, Synonyms } from "../../contract"
import { ProductWrites } from "./product-writes"
import { addClick, addSearch, deleteOldFigures } from "./queries/search-figures"
import { addPin, changePin, removePin, restorePin } from "./search-pins"
import { countedText } from "./search-text/counted-text"
import { addSynonyms, changeSynonyms, removeSynonyms, restoreSynonyms } from "./synonyms"

/** What the catalogue writes about searches: the owner's words and what comes first, and how often a text is searched for. */
export class SearchWrites extends ProductWrites {
  addSynonyms(line: SaveSynonyms) {
    return addSynonyms(this.db, line)
  }

  changeSynonyms(id: string, line: ChangeSynonyms) {
    return changeSynonyms(this.db, id, line)
  }

  removeSynonyms(id: string) {
    return removeSynonyms(this.db, id)
  }

  restoreSynonyms(line: Synonyms) {
    return restoreSynonyms(this.db, line)
  }

  addPin(pin: SavePin) {
    return addPin(this.db, pin)
  }

  changePin(id: string, change: ChangePin) {
    return changePin(this.db, id, change)
  }

  removePin(id: string) {
    return removePin(this.db, id)
  }

  restorePin(pin: SearchPin) {
    return restorePin(this.db, pin)
  }

  /** Counts a search of today, or a click of one. What may name a person, and what is no name of goods, is not counted. */
  async countSearch({ text, found, clicked }: CountSearch) {
    const counted = countedText(text)
    if (!counted) return
    await (clicked ? addClick(this.db, counted) : addSearch(this.db, counted, found))
  }

  /** Deletes what was searched for longer ago than SEARCH_FIGURE_DAYS. */
  deleteOldFigures() {
    return deleteOldFigures(this.db, this.searchFigureDays)
  }
}
