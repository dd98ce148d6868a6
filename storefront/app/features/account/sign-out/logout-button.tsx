import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { LogOut } from "../../../components/icons.ts"
import { notify } from "../../../lib/notify.ts"
import { LOGOUT } from "./messages.ts"

/** Ends the session, clears cache and local storage, and goes to the login screen. */
export function LogoutButton({ className }: { className: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const logOut = async () => {
    setBusy(true)
    try {
      const { clearCache, signOut } = await import("./sign-out.ts")
      await signOut(client)
      await navigate("/login")
      clearCache(client)
    } catch {
      notify.error(LOGOUT.failed)
    }
    setBusy(false)
  }

  return (
    <button type="button" className={className} aria-disabled={busy || undefined} onClick={busy ? undefined : logOut}>
      <LogOut className="size-5" strokeWidth={1.75} /> {LOGOUT.logout}
    </button>
  )
}
