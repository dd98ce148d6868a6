import type { Me } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useTheme as useMuiTheme } from "@mui/material/styles"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import Typography from "@mui/material/Typography"
import { useGetIdentity, usePermissions, useTheme } from "react-admin"
import { Link } from "react-router-dom"
import { PageHeading } from "../components/PageHeading"
import { useMay } from "../session/use-may"
import { ROLE_WORDS } from "../staff/roles"
import { ShopSettings } from "./ShopSettings"

/** How the back office looks on this device, for everybody; the shop's own settings and its people, for owners. */
const Settings = () => {
  const { data: person } = useGetIdentity()
  const { permissions } = usePermissions<Me>()
  const may = useMay()
  const [, setTheme] = useTheme()
  const { mode } = useMuiTheme().palette

  return (
    <>
      <PageHeading title="Settings" />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "1fr 1fr" } }}>
        <Card sx={{ p: 3 }}>
          <Typography variant="h2">Signed in as</Typography>
          <Box
            component="dl"
            sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, columnGap: 3, m: 0, mt: 2 }}
          >
            {[
              ["Name", person?.fullName],
              ["Username", person?.username],
              ["Email", person?.email],
              ["Role", permissions && ROLE_WORDS[permissions.role].word],
            ].map(([label, value]) => (
              <Box key={label} sx={{ display: "contents" }}>
                <Typography component="dt" sx={{ color: "text.secondary" }}>
                  {label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: "anywhere" }}>
                  {value || "–"}
                </Typography>
              </Box>
            ))}
          </Box>
          <Button variant="outlined" component={Link} to="/security" sx={{ mt: 2.5 }}>
            Two-step sign-in
          </Button>
        </Card>
        <Card sx={{ p: 3 }}>
          <Typography variant="h2" id="look">
            Appearance
          </Typography>
          <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2 }}>Kept on this device.</Typography>
          <ToggleButtonGroup
            exclusive
            value={mode}
            aria-labelledby="look"
            onChange={(_, chosen: "light" | "dark" | null) => chosen && setTheme(chosen)}
          >
            <ToggleButton value="light" sx={{ px: 3 }}>
              Light
            </ToggleButton>
            <ToggleButton value="dark" sx={{ px: 3 }}>
              Dark
            </ToggleButton>
          </ToggleButtonGroup>
        </Card>
        {may("settings.edit") && <ShopSettings />}
        {may("staff.read") && (
          <Card sx={{ p: 3 }}>
            <Typography variant="h2">Administrators</Typography>
            <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2 }}>
              Who may come in here, in which role, and what they have done.
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <Button variant="outlined" component={Link} to="/staff">
                Staff
              </Button>
              <Button variant="outlined" component={Link} to="/audit-log">
                Audit log
              </Button>
            </Box>
          </Card>
        )}
      </Box>
    </>
  )
}

export default Settings
