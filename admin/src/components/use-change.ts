import { type RaRecord, useRecordContext, useResourceContext, useUpdate } from "react-admin"

/** Offline, a request fails at once, and is not kept for later. */
export const FAIL_OFFLINE = { networkMode: "always" } as const

/** Changes the record around; rejects with the server's error. For an action, which says what is done. */
export const useChange = <Change extends object>() => {
  const [update] = useUpdate(undefined, undefined, FAIL_OFFLINE)
  const resource = useResourceContext()
  const record = useRecordContext() as RaRecord
  return async (data: Change) => {
    await update(resource, { id: record.id, data, previousData: record }, { returnPromise: true })
  }
}
