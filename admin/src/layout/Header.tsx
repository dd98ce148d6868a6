import DarkIcon from "@mui/icons-material/DarkModeOutlined"
import LightIcon from "@mui/icons-material/LightModeOutlined"
import SearchIcon from "@mui/icons-material/Search"
import Avatar from "@mui/material/Avatar"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useTheme as useMuiTheme } from "@mui/material/styles"
import Tooltip from "@mui/material/Tooltip"
import Typography from "@mui/material/Typography"
import { lazy, Suspense, useEffect, useState } from "react"
import { AppBar, type AppBarProps, LocalesMenuButton, useGetIdentity, useTheme, useTranslate } from "react-admin"

const LOCALES = { "& .MuiButton-root": { px: 1 }, "& .MuiButton-endIcon": { display: { xs: "none", sm: "inherit" } } }

export const Header = (props: AppBarProps) => {
  const translate = useTranslate()
  const tools = (
    <>
      <SearchButton />
      <Box sx={LOCALES}>
        <LocalesMenuButton />
      </Box>
      <ThemeButton />
    </>
  )
  return (
    <AppBar toolbar={tools} userMenu={<UserName />} {...props}>
      <Typography component="p" noWrap sx={{ flex: 1, fontWeight: 700, fontSize: "1.0625rem" }}>
        {translate("layout.title")}
      </Typography>
    </AppBar>
  )
}

/** Replaces react-admin's button, whose label does not say which theme it switches to. */
const ThemeButton = () => {
  const [, setTheme] = useTheme()
  const isDark = useMuiTheme().palette.mode === "dark"
  const label = useTranslate()(isDark ? "layout.lightTheme" : "layout.darkTheme")
  return (
    <Tooltip title={label}>
      <IconButton onClick={() => setTheme(isDark ? "light" : "dark")} aria-label={label}>
        {isDark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  )
}

const AVATAR = {
  width: 34,
  height: 34,
  fontSize: "0.875rem",
  fontWeight: 700,
  bgcolor: "secondary.light",
  color: "secondary.main",
}

/** Replaces react-admin's user menu: the specification has Logout in the sidebar. */
const UserName = () => {
  const { data: person } = useGetIdentity()
  return (
    person && (
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 1 }}>
        <Avatar aria-hidden sx={AVATAR}>
          {person.fullName?.[0]?.toUpperCase()}
        </Avatar>
        <Typography sx={{ fontWeight: 600, fontSize: "0.875rem", display: { xs: "none", sm: "block" } }}>
          {person.fullName}
        </Typography>
      </Box>
    )
  )
}

const SearchDialog = lazy(() => import("./SearchDialog"))

/** Opens the search over all resources; so do Ctrl+K and ⌘K. */
const SearchButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [])

  return (
    <>
      <Tooltip title={`${translate("layout.search")} (Ctrl+K)`}>
        <IconButton onClick={() => setOpen(true)} aria-label={translate("layout.search")} aria-keyshortcuts="Control+K">
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <Suspense>{open && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
