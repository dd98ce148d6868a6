import type { SvgIconProps } from "@mui/material/SvgIcon"
import type { ComponentType } from "react"
import { useCanAccessResources, useGetResourceLabel } from "react-admin"
import { MENU, menuPath } from "../resources"

const NAMES = MENU.map(({ name }) => name)

/** The items of the menu that the signed-in person's role may open; none before that is known. */
export const useMenu = () => {
  const labelOf = useGetResourceLabel()
  const { canAccess } = useCanAccessResources({ action: "list", resources: NAMES })
  const items = MENU.filter(({ name }) => canAccess?.[name]).map((resource) => {
    const { name, icon, menu } = resource
    const path = menuPath(resource)
    return {
      path,
      group: menu.group,
      label: labelOf(name, 2),
      icon: icon as ComponentType<SvgIconProps> | undefined,
      starts: [path, ...(menu.under ?? [])],
    }
  })
  return {
    first: items.filter(({ group }) => group === "first"),
    more: items.filter(({ group }) => group === "more"),
  }
}

export type MenuItem = ReturnType<typeof useMenu>["first"][number]
