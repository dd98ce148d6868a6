import type { ChangeSynonyms, SaveSynonyms, Synonyms } from "@haat/catalog/contract"
import { useState } from "react"
import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useUndoNotice } from "../components/use-undo-notice"

const RESOURCE = "synonyms"

/** Adds, changes and deletes lines of search words, says so, and for a while offers to take it back. */
export const useSynonyms = () => {
  const data = useDataProvider()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayWithUndo = useUndoNotice()
  const { sayFailure } = useDialogs()
  const [busy, setBusy] = useState(false)

  // Not mutation hooks: a row may be gone from the list by the time Undo is pressed.
  const create = (line: SaveSynonyms) => data.create<RaRecord & Synonyms>(RESOURCE, { data: line })
  const update = (line: Synonyms, changed: ChangeSynonyms) =>
    data.update<RaRecord & Synonyms>(RESOURCE, { id: line.id, data: changed, previousData: line })
  const say = (key: string, { words }: SaveSynonyms) => translate(`resources.synonyms.${key}`, { words })

  const restore = async (line: Synonyms, make: () => Promise<unknown>) => {
    try {
      await make()
      notify(say("restored", line), { type: "success" })
    } catch (error) {
      await sayFailure(error)
    }
    refresh()
  }

  const add = async (words: string) => {
    const { data: line } = await create({ words })
    notify(say("added", line), { type: "success" })
    refresh()
  }
  const change = async (line: Synonyms, words: string) => {
    const { data: changed } = await update(line, { words, was: line.words })
    sayWithUndo(say("changed", changed), () =>
      restore(line, () => update(changed, { words: line.words, was: changed.words })),
    )
    refresh()
  }
  const remove = async (line: Synonyms) => {
    setBusy(true)
    try {
      await data.delete(RESOURCE, { id: line.id, previousData: line })
      sayWithUndo(say("deleted", line), () => restore(line, () => create({ words: line.words })))
    } catch (error) {
      await sayFailure(error)
    }
    setBusy(false)
    refresh()
  }
  return { add, change, remove, busy }
}
