import { useNotify, useRefresh } from "react-admin"
import { useShopData } from "../use-shop-data"

/**
 * Returns a function that posts what was typed into a dialog, shows the notice `done` and closes the dialog. It rejects
 * with the server's error, and refreshes then too: someone else may have changed the record.
 */
export const usePost = (onClose: () => void) => {
  const { request } = useShopData()
  const [notify, refresh] = [useNotify(), useRefresh()]
  return async (path: string, body: object, done?: string, messageArgs?: object) => {
    await request(path, { method: "POST", body }).finally(refresh)
    if (done) notify(done, { type: "success", messageArgs })
    onClose()
  }
}
