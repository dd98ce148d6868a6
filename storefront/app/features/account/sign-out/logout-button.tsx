import { useQueryClient } from "@tanstack/react-query"
import { LogOut } from "lucide-react"
import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router-dom"
import { PageForm } from "../../../components/page-form.tsx"
import { notify } from "../../../lib/notify.ts"
import { LOGOUT } from "./messages.ts"

/** Ends the session, clears cache and local storage, and goes to the login screen. */
export function LogoutButton({ className }: { className: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const logOut = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
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
    <PageForm name="sign-out" action="/login" onSubmit={logOut}>
      <button type="submit" className={className} aria-disabled={busy || undefined}>
        <LogOut className="size-5" strokeWidth={1.75} /> {LOGOUT.logout}
      </button>
    </PageForm>
  )
}
