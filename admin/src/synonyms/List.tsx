import { DialogResource } from "../components/DialogResource"
import { Col } from "../components/Table"
import { synonyms } from "./dialog"

/** The owner's words that the search finds goods by: add, find, change and delete a line of them. */
const SynonymList = () => (
  <DialogResource {...synonyms} perPage={50}>
    <Col source="words" />
  </DialogResource>
)

export default SynonymList
