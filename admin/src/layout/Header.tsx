import DarkIcon from "@mui/icons-material/DarkModeOutlined"
import LightIcon from "@mui/icons-material/LightModeOutlined"
import MenuIcon from "@mui/icons-material/Menu"
import Avatar from "@mui/material/Avatar"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useTheme as useMuiTheme } from "@mui/material/styles"
import Tooltip from "@mui/material/Tooltip"
import Typography from "@mui/material/Typography"
import { LocalesMenuButton, useGetIdentity, useTheme, useTranslate } from "react-admin"
import { SearchButton } from "./SearchButton"
import { SIDEBAR_ID } from "./Sidebar"

type Props = { menuOpen: boolean; onMenu: () => void }

export const Header = ({ menuOpen, onMenu }: Props) => {
  const { data: person } = useGetIdentity()
  const translate = useTranslate()
  const [, setTheme] = useTheme()
  const isDark = useMuiTheme().palette.mode === "dark"
  const themeLabel = translate(isDark ? "layout.lightTheme" : "layout.darkTheme")

  return (
    <Box
      component="header"
      sx={{
        position: "sticky",
        top: 0,
        zIndex: 10,
        display: "flex",
        alignItems: "center",
        gap: 1,
        height: 64,
        px: { xs: 1, sm: 2 },
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <IconButton
        onClick={onMenu}
        aria-label={translate(menuOpen ? "layout.collapseMenu" : "layout.openMenu")}
        aria-expanded={menuOpen}
        aria-controls={SIDEBAR_ID}
      >
        <MenuIcon />
      </IconButton>
      <Typography component="p" noWrap sx={{ fontWeight: 700, fontSize: "1.0625rem", letterSpacing: "-0.02em" }}>
        {translate("layout.title")}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <SearchButton />
      <Box sx={{ "& .MuiButton-root": { px: 1 }, "& .MuiButton-endIcon": { display: { xs: "none", sm: "inherit" } } }}>
        <LocalesMenuButton />
      </Box>
      <Tooltip title={themeLabel}>
        <IconButton onClick={() => setTheme(isDark ? "light" : "dark")} aria-label={themeLabel}>
          {isDark ? <LightIcon /> : <DarkIcon />}
        </IconButton>
      </Tooltip>
      {person && (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 1 }}>
          <Avatar
            aria-hidden
            sx={{
              width: 34,
              height: 34,
              fontSize: "0.875rem",
              fontWeight: 700,
              bgcolor: "secondary.light",
              color: "secondary.main",
            }}
          >
            {person.fullName?.[0]?.toUpperCase()}
          </Avatar>
          <Typography sx={{ fontWeight: 600, fontSize: "0.875rem", display: { xs: "none", sm: "block" } }}>
            {person.fullName}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
