import { useQueryClient } from "@tanstack/react-query"
import { CloudOff } from "lucide-react"
import { useEffect } from "react"
import { connection } from "../lib/backend/connection.ts"
import { useStored } from "../lib/device/stored-value.ts"
import { COMMON } from "./messages.ts"

/** Shown while the shop cannot be reached; afterwards failed queries are loaded again. */
export function ConnectionNotice() {
  const state = useStored(connection, "ok")
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
