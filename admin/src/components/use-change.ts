import { type RaRecord, useRecordContext, useResourceContext, useUpdate } from "react-admin"

/** Changes the record around; rejects with the server's error. For an action, which says what is done. */
export const useChange = <Change extends object>() => {
  const [update] = useUpdate()
  const resource = useResourceContext()
  const record = useRecordContext() as RaRecord
  return async (data: Change) => {
    await update(resource, { id: record.id, data, previousData: record }, { returnPromise: true })
  }
}
