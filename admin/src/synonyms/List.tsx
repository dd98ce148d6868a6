import { SaveSynonyms, type Synonyms } from "@haat/search/contract"
import type { FocusEvent } from "react"
import { TextInput } from "react-admin"
import { type DialogRecords, DialogResource } from "../components/DialogResource"
import { Col } from "../components/Table"

/** Moves the cursor to the end of the text. */
const moveToEnd = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  target.setSelectionRange(target.value.length, target.value.length)

export const synonyms: DialogRecords = {
  resource: "synonyms",
  contract: SaveSynonyms,
  editableField: "words",
  toValues: (line?: Synonyms) => ({ words: line?.words ?? "" }),
  inputs: (
    <TextInput
      source="words"
      isRequired
      autoFocus
      onFocus={moveToEnd}
      multiline
      minRows={2}
      helperText="resources.synonyms.hint"
    />
  ),
}

const SynonymList = () => (
  <DialogResource {...synonyms} perPage={50}>
    <Col source="words" />
  </DialogResource>
)

export default SynonymList
