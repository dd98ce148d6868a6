import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import { useTheme as useMuiTheme } from "@mui/material/styles"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import Typography from "@mui/material/Typography"
import { useGetIdentity, useTheme } from "react-admin"
import { PageHeading } from "../components/PageHeading"

/** What can be set today: how the back office looks on this device, for the person shown. */
const Settings = () => {
  const { data: person } = useGetIdentity()
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
              ["Role", "Administrator"],
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
      </Box>
    </>
  )
}

export default Settings
