import SkipIcon from "@mui/icons-material/ArrowDownwardOutlined"
import { createElement } from "react"
import type { RaThemeOptions } from "react-admin"

type Colours = { surface: string; line: string; ink: string; accent: string; onAccent: string }

/** Pixels of the header, which stays in sight. */
const HEADER = 64
const GREEN = "#173f32"

/** Pixels below which the sidebar is a drawer over the screen: as wide as `md` of the breakpoints. */
export const DRAWER_BELOW = 900
export const DRAWER_MEDIA = `@media (max-width: ${DRAWER_BELOW - 0.05}px)`
export const SIDEBAR = { width: 232, closedWidth: 72 }

const belowHeader = { height: `calc(100dvh - ${HEADER}px)` }

/** react-admin's layout, header and menu in the shop's colours. The sidebar is the same green in both themes. */
export const frame = ({ surface, line, ink, accent, onAccent }: Colours): RaThemeOptions["components"] => ({
  RaLayout: {
    styleOverrides: {
      root: {
        // A wide table scrolls by itself, and not the page with it.
        minWidth: 0,
        "& .RaLayout-appFrame": { marginTop: HEADER, minWidth: 0 },
        "& .RaLayout-content": {
          display: "block",
          minWidth: 0,
          maxWidth: 1360,
          marginInline: "auto",
          padding: 16,
          "@media (min-width: 600px)": { padding: 24 },
          "@media (min-width: 1536px)": { padding: 32 },
        },
      },
    },
  },
  // An icon is all that is seen of it on a phone.
  RaSkipNavigationButton: {
    defaultProps: { children: createElement(SkipIcon) },
    styleOverrides: { root: { "&, &:hover": { backgroundColor: accent, color: onAccent, opacity: 1 } } },
  },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  RaAppBar: {
    defaultProps: { color: "default" },
    styleOverrides: {
      root: {
        backgroundColor: surface,
        color: ink,
        borderBottom: `1px solid ${line}`,
        "& .RaAppBar-toolbar": {
          minHeight: HEADER - 1,
          gap: 8,
          paddingInline: 8,
          "@media (min-width: 600px)": { paddingInline: 16 },
        },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        ...belowHeader,
        "& .MuiPaper-root": { backgroundColor: GREEN },
        // Not 100vh, whose end is behind the bars of a phone's browser.
        [DRAWER_MEDIA]: { "& .MuiPaper-root": { height: "100dvh" } },
        "& .RaSidebar-fixed": { ...belowHeader, backgroundColor: GREEN },
      },
    },
  },
  RaMenu: {
    styleOverrides: {
      root: {
        minHeight: "100%",
        padding: 12,
        gap: 4,
        "& .MuiDivider-root": { borderColor: "rgb(255 255 255 / 0.14)", margin: 8 },
      },
    },
  },
  RaMenuItemLink: {
    defaultProps: { role: "link" },
    styleOverrides: {
      root: {
        minHeight: 44,
        "@media (min-width: 600px)": { minHeight: 44 },
        flexShrink: 0,
        gap: 12,
        paddingInline: 12,
        borderRadius: 10,
        fontSize: "0.9375rem",
        fontWeight: 500,
        color: "#dfe9e2",
        "& .RaMenuItemLink-icon": { minWidth: 0, color: "inherit", "& svg": { fontSize: 20 } },
        "&:hover": { backgroundColor: "rgb(255 255 255 / 0.08)" },
        "&:focus-visible": { outlineColor: "#f5b544", outlineOffset: -3 },
        "&[aria-current]": { backgroundColor: "#f7f2e6", fontWeight: 700 },
        "&[aria-current], &.RaMenuItemLink-active": { color: GREEN },
      },
    },
  },
})
