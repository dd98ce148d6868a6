import { SaveSynonyms, type Synonyms } from "@haat/search/contract"
import type { FocusEvent } from "react"
import { type HttpError, TextInput, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { useDialogs } from "../components/dialogs"
import { zodForm } from "../components/zod-form"
import { useSynonyms } from "./use-synonyms"

const WORDS = "resources.synonyms"
const resolver = zodForm(SaveSynonyms)

/** Who comes to a text that is there already goes on after its end. */
const writeOn = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  target.setSelectionRange(target.value.length, target.value.length)

type Props = {
  /** The line that is changed; without it a new one is added. */
  line?: Synonyms
  /** A word that a new line begins with. */
  start?: string
  onClose: () => void
}

/** One line of words for the same thing, in a dialog. */
export const SynonymsForm = ({ line, start, onClose }: Props) => {
  const translate = useTranslate()
  const { add, change } = useSynonyms()
  const { sayFailure } = useDialogs()
  const save = async ({ words }: FieldValues) => {
    try {
      await (line ? change(line, words) : add({ words }))
    } catch (error) {
      const errors = (error as HttpError).body?.errors
      if (!errors) void sayFailure(error)
      return errors
    }
    onClose()
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.${line ? "editTitle" : "addTitle"}`)}
      submitLabel={`${WORDS}.save`}
      maxWidth="sm"
      defaultValues={{ words: line?.words ?? (start ? `${start}, ` : "") }}
      resolver={resolver}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        source="words"
        isRequired
        autoFocus
        onFocus={writeOn}
        multiline
        minRows={2}
        helperText={`${WORDS}.hint`}
      />
    </DialogForm>
  )
}
