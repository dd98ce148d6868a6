import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useSyncExternalStore } from "react"
import { connection } from "../lib/connection.ts"
import { CloudOff } from "./icons.ts"
import { COMMON } from "./messages.ts"

/** Says, for as long as it lasts, that the shop cannot be reached; afterwards asks again for what could not be had. */
export function ConnectionNotice() {
  const state = useSyncExternalStore(connection.subscribe, connection.get, connection.getServer)
  const client = useQueryClient()
  useEffect(() => {
    if (state === "ok") client.refetchQueries({ type: "active", predicate: (query) => query.state.status === "error" })
  }, [state, client])
  return (
    <div role="status" className="sticky top-16 z-30 lg:top-0">
      {state !== "ok" && (
        <p className="flex items-center gap-3 bg-bad-soft px-4 py-3 text-sm font-medium text-bad sm:px-6 lg:px-10">
          <CloudOff className="size-5 shrink-0" />
          {state === "offline" ? COMMON.offline : COMMON.silent}
        </p>
      )}
    </div>
  )
}
