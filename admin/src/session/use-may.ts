import type { Me, Permission } from "@haat/back-office/contract"
import { usePermissions } from "react-admin"

/** Asks whether the signed-in person's role allows something; nothing is allowed before that is known. */
export const useMay = () => {
  const { permissions } = usePermissions<Me>()
  return (permission: Permission) => permissions?.permissions.includes(permission) ?? false
}
