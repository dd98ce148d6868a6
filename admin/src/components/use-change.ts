import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from "react-admin"

/** Changes the record around; rejects with the server's error. For an action, which says what is done. */
export const useChange = <Change extends object>() => {
  const { update } = useDataProvider()
  const resource = useResourceContext() as string
  const record = useRecordContext() as RaRecord
  return (data: Change) => update(resource, { id: record.id, data, previousData: record })
}
