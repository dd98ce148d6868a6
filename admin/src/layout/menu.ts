import OverviewIcon from "@mui/icons-material/BarChartOutlined"
import CustomizeIcon from "@mui/icons-material/PaletteOutlined"
import SettingsIcon from "@mui/icons-material/SettingsOutlined"
import type { SvgIconProps } from "@mui/material/SvgIcon"
import type { ComponentType } from "react"
import { useCanAccessResources, useGetResourceLabel, useResourceDefinitions } from "react-admin"

type Place = {
  /** Whose name is the label, and whose list a role must be allowed to have it in the menu. */
  resource: string
  /** Its address under /admin, where it is not the resource's. */
  path?: string
  /** Where the resource has no icon of its own (App.tsx). */
  icon?: ComponentType<SvgIconProps>
  /** Addresses of screens that belong to it. */
  under?: string[]
}

/** The specification's five items. */
const FIRST: Place[] = [
  { resource: "overview", path: "/panel", icon: OverviewIcon },
  { resource: "products", under: ["/update-product", "/delete-product"] },
  { resource: "me", path: "/setting", icon: SettingsIcon, under: ["/security"] },
  { resource: "orders" },
  { resource: "customize", icon: CustomizeIcon },
]

const MORE: Place[] = [
  "offers",
  "customers",
  "subscribers",
  "reviews",
  "problem-reports",
  "complaints",
  "pages",
  "returns",
  "payments",
  "tax-returns",
  "synonyms",
  "searches",
  "search-pins",
  "staff",
  "audit-log",
  "legacy-calls",
].map((resource) => ({ resource }))

const RESOURCES = [...FIRST, ...MORE].map(({ resource }) => resource)

/** The items of the menu that the signed-in person's role may open; none before that is known. */
export const useMenu = () => {
  const definitions = useResourceDefinitions()
  const labelOf = useGetResourceLabel()
  const { canAccess } = useCanAccessResources({ action: "list", resources: RESOURCES })
  const itemsOf = (places: Place[]) =>
    places
      .filter(({ resource }) => canAccess?.[resource])
      .map(({ resource, path = `/${resource}`, icon, under = [] }) => ({
        path,
        label: labelOf(resource, 2),
        icon: (icon ?? definitions[resource]?.icon) as ComponentType<SvgIconProps> | undefined,
        starts: [path, ...under],
      }))
  return { first: itemsOf(FIRST), more: itemsOf(MORE) }
}

export type MenuItem = ReturnType<typeof useMenu>["first"][number]
