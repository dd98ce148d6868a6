import Box from "@mui/material/Box"
import ButtonBase from "@mui/material/ButtonBase"
import type { SvgIconProps } from "@mui/material/SvgIcon"
import Tooltip from "@mui/material/Tooltip"
import type { ComponentType, ElementType } from "react"
import { Link } from "react-router-dom"

type Props = {
  icon?: ComponentType<SvgIconProps>
  label: string
  /** A screen of the back office. */
  to?: string
  /** A page of the shop. */
  href?: string
  current?: boolean
  collapsed: boolean
  onClick?: () => void
}

const look = {
  justifyContent: "flex-start",
  gap: 1.5,
  minHeight: 44,
  px: 1.5,
  borderRadius: "10px",
  font: "inherit",
  fontSize: "0.9375rem",
  fontWeight: 500,
  color: "#dfe9e2",
  whiteSpace: "nowrap",
  overflow: "hidden",
  flexShrink: 0,
  "&:hover": { bgcolor: "rgb(255 255 255 / 0.08)" },
  "&:focus-visible": { outlineColor: "#f5b544", outlineOffset: "-3px" },
  "&[aria-current]": { bgcolor: "#f7f2e6", color: "#173f32", fontWeight: 700 },
} as const

export const SidebarItem = ({ icon: Icon, label, to, href, current, collapsed, onClick }: Props) => {
  const root: ElementType = to ? Link : href ? "a" : "button"
  return (
    <Tooltip title={collapsed ? label : ""} placement="right">
      <ButtonBase
        component={root}
        {...(to ? { to } : href ? { href } : { type: "button" })}
        aria-current={current ? "page" : undefined}
        aria-label={collapsed ? label : undefined}
        onClick={onClick}
        sx={look}
      >
        {Icon && <Icon fontSize="small" />}
        {!collapsed && <Box component="span">{label}</Box>}
      </ButtonBase>
    </Tooltip>
  )
}
