import { DialogResource } from "../components/DialogResource"
import { Col } from "../components/Table"
import { synonyms } from "./dialog"

const SynonymList = () => (
  <DialogResource {...synonyms} perPage={50}>
    <Col source="words" />
  </DialogResource>
)

export default SynonymList
