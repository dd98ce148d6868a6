import type { Me, Permission } from "@haat/back-office/contract"
import type { ReactNode } from "react"
import { usePermissions } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { ScreensAhead } from "./ScreensAhead"
import { Waiting } from "./Waiting"

type Props = { permission: Permission; children: ReactNode }

/** Shows a screen only to a role that may use it. The server decides all the same. */
export const Allowed = ({ permission, children }: Props) => {
  const { permissions, isPending } = usePermissions<Me>()
  if (isPending) return <Waiting />
  if (permissions?.permissions.includes(permission))
    return (
      <>
        {children}
        <ScreensAhead />
      </>
    )
  return (
    <EmptyState
      main
      title="This is not part of your role"
      text="Ask an owner of the shop if you need it. Owners change roles in Settings."
    />
  )
}
