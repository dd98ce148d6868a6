import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import type { z } from "zod"
import { useAction } from "./use-action"
import { useUndoNotice } from "./use-undo-notice"

export type RecordsOptions = {
  resource: string
  contract: z.ZodType
  /**
   * The only field that can be edited: its former value is sent as `was`, and changes and deletions can be undone.
   * Without it the whole record is sent, and a deletion asks first.
   */
  editableField?: string
}

/** Returns functions that add, change and delete records with notices; they reject with the server's error. */
export const useRecords = ({ resource, contract, editableField }: RecordsOptions) => {
  const data = useDataProvider()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const notifyWithUndo = useUndoNotice()
  const words = `resources.${resource}`

  const create = (values: FieldValues) => data.create(resource, { data: contract.parse(values) as Partial<RaRecord> })
  const update = (before: RaRecord, values: FieldValues) =>
    data.update(resource, {
      id: before.id,
      data: editableField ? { [editableField]: values[editableField], was: before[editableField] } : values,
      previousData: before,
    })
  const notifySuccess = (word: string, record: RaRecord) =>
    notify(translate(`${words}.${word}`, record), { type: "success" })
  const { run: restore } = useAction(async ({ before, undo }: { before: RaRecord; undo: () => Promise<unknown> }) => {
    await undo().finally(refresh)
    notifySuccess("restored", before)
  })
  const notifyChange = (word: string, record: RaRecord, before: RaRecord, undo: () => Promise<unknown>) =>
    editableField
      ? notifyWithUndo(translate(`${words}.${word}`, record), () => restore({ before, undo }))
      : notifySuccess(word, record)

  const add = async (values: FieldValues) => {
    const { data: added } = await create(values)
    notifySuccess("added", added)
    refresh()
  }
  const change = async (before: RaRecord, values: FieldValues) => {
    const { data: changed } = await update(before, values)
    notifyChange("changed", changed, before, () => update(changed, before))
    refresh()
  }
  const remove = async (record: RaRecord) => {
    await data.delete(resource, { id: record.id, previousData: record }).finally(refresh)
    notifyChange("deleted", record, record, () => create(record))
  }
  return { add, change, remove }
}
