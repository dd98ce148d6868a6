import type { Role, StaffMember } from "@haat/back-office/contract"
import { useState } from "react"
import { useDataProvider, useNotify, useRefresh } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { fetchBackOffice } from "../fetch-back-office"
import { ROLE_WORDS } from "./roles"

/** Changes somebody's role, switches off their second step or lets them go, after asking; what the server refuses is said in its words. */
export const useMembers = () => {
  const data = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { ask, say } = useDialogs()
  const [busy, setBusy] = useState(false)

  const run = async (change: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await change()
      notify(done, { type: "success" })
    } catch (error) {
      await say("Oops...", (error as Error).message || "Something went wrong!")
    } finally {
      setBusy(false)
      // Roles and lists may be others now, the person's own too.
      refresh()
    }
  }

  const changeRole = async (member: StaffMember, role: Role, isMe: boolean) => {
    const { word, may } = ROLE_WORDS[role]
    const sure = await ask({
      title: `Make ${isMe ? "yourself" : member.name} ${role === "owner" ? "an" : "a"} ${word.toLowerCase()}?`,
      text: isMe ? `${may} You may not be able to change it back yourself.` : may,
      yes: "Change the role",
      no: "Cancel",
    })
    if (!sure) return
    const update = () => data.update("staff", { id: member.id, data: { role }, previousData: member })
    await run(update, `${member.name} is ${word.toLowerCase()} now`)
  }

  const resetSecondFactor = async (member: StaffMember) => {
    const sure = await ask({
      title: `Switch off two-step sign-in of ${member.name}?`,
      text: "For somebody who has lost their phone. They are signed out everywhere, sign in with the password alone, and get a mail. Make sure that it is really them who asks.",
      yes: "Switch off",
      no: "Cancel",
      danger: true,
    })
    const reset = () => fetchBackOffice(`staff/${encodeURIComponent(member.id)}/second-factor`, { method: "DELETE" })
    if (sure) await run(reset, `${member.name} signs in with the password alone now`)
  }

  const remove = async (member: StaffMember, isMe: boolean) => {
    const sure = await ask({
      title: `Remove ${isMe ? "yourself" : member.name}?`,
      text: "They are signed out everywhere at once and cannot come back without a new invitation. The audit log keeps what they did.",
      yes: "Remove",
      no: "Cancel",
      danger: true,
    })
    if (sure)
      await run(() => data.delete("staff", { id: member.id, previousData: member }), `${member.name} is removed`)
  }

  return { changeRole, resetSecondFactor, remove, busy }
}
