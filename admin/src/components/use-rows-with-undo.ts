import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin"
import { useAction } from "./use-action"
import { useUndoNotice } from "./use-undo-notice"

/**
 * Adds, changes and deletes rows of a resource, says so in the resource's own words, and for a while offers to take it back.
 * @param changing the field that changes, which the server is told the former value of as `was`
 * @param naming the field that the row is added by and named by
 */
export const useRowsWithUndo = <Row extends RaRecord, Changing extends keyof Row, Naming extends keyof Row>(
  resource: string,
  changing: Changing,
  naming: Naming,
) => {
  const data = useDataProvider()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayWithUndo = useUndoNotice()

  const create = (row: Pick<Row, Changing | Naming>) =>
    data.create<Row>(resource, { data: { [naming]: row[naming], [changing]: row[changing] } as Partial<Row> })
  const update = (row: Row, value: Row[Changing]) =>
    data.update<Row>(resource, { id: row.id, data: { [changing]: value, was: row[changing] }, previousData: row })
  const say = (key: string, row: Row) => translate(`resources.${resource}.${key}`, row)

  const { run: restore } = useAction(async ({ row, make }: { row: Row; make: () => Promise<unknown> }) => {
    await make().finally(refresh)
    notify(say("restored", row), { type: "success" })
  })
  const add = async (row: Pick<Row, Changing | Naming>) => {
    const { data: added } = await create(row)
    notify(say("added", added), { type: "success" })
    refresh()
  }
  const change = async (row: Row, value: Row[Changing]) => {
    const { data: changed } = await update(row, value)
    sayWithUndo(say("changed", changed), () => restore({ row, make: () => update(changed, row[changing]) }))
    refresh()
  }
  const { run: remove, isBusy } = useAction(async (row: Row) => {
    await data.delete(resource, { id: row.id, previousData: row }).finally(refresh)
    sayWithUndo(say("deleted", row), () => restore({ row, make: () => create(row) }))
  })
  return { add, change, remove, busy: isBusy }
}
