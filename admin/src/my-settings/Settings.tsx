import type { Me } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useTheme as useMuiTheme } from "@mui/material/styles"
import ToggleButton from "@mui/material/ToggleButton"
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup"
import Typography from "@mui/material/Typography"
import { CanAccess, useGetIdentity, usePermissions, useTheme, useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { CancellationSettings } from "../cancellation-settings/CancellationSettings"
import { CodSettings } from "../cod-settings/CodSettings"
import { PageHeading } from "../components/PageHeading"
import { LogoSettings } from "../logo/LogoSettings"
import { ReturnSettings } from "../return-settings/ReturnSettings"
import { ShopSettings } from "../settings/ShopSettings"
import { roleWord } from "../staff/roles"
import { TaxSettings } from "../tax-settings/TaxSettings"
import { Warehouses } from "../warehouses/Warehouses"

const WORDS = "resources.settings"

/** How the back office looks on this device, for everybody; the shop's own settings and its people, for owners. */
const Settings = () => {
  const translate = useTranslate()
  const { data: person } = useGetIdentity()
  const { permissions } = usePermissions<Me>()
  const [, setTheme] = useTheme()
  const { mode } = useMuiTheme().palette
  const facts = {
    name: person?.fullName,
    username: person?.username,
    email: person?.email,
    role: permissions && translate(roleWord(permissions.role)),
  }

  return (
    <>
      <PageHeading title={`${WORDS}.name`} />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "1fr 1fr" } }}>
        <Card sx={{ p: 3 }}>
          <Typography variant="h2">{translate(`${WORDS}.signedInAs`)}</Typography>
          <Box
            component="dl"
            sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, columnGap: 3, m: 0, mt: 2 }}
          >
            {Object.entries(facts).map(([fact, value]) => (
              <Box key={fact} sx={{ display: "contents" }}>
                <Typography component="dt" sx={{ color: "text.secondary" }}>
                  {translate(`${WORDS}.person.${fact}`)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: "anywhere" }}>
                  {value || "–"}
                </Typography>
              </Box>
            ))}
          </Box>
          <Button variant="outlined" component={Link} to="/security" sx={{ mt: 2.5 }}>
            {translate(`${WORDS}.secondFactor`)}
          </Button>
        </Card>
        <Card sx={{ p: 3 }}>
          <Typography variant="h2" id="look">
            {translate(`${WORDS}.appearance`)}
          </Typography>
          <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2 }}>{translate(`${WORDS}.onThisDevice`)}</Typography>
          <ToggleButtonGroup
            exclusive
            value={mode}
            aria-labelledby="look"
            onChange={(_, chosen: "light" | "dark" | null) => chosen && setTheme(chosen)}
          >
            {["light", "dark"].map((look) => (
              <ToggleButton key={look} value={look} sx={{ px: 3 }}>
                {translate(`${WORDS}.${look}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Card>
        <CanAccess resource="settings" action="edit">
          <ShopSettings />
          <LogoSettings />
          <TaxSettings />
          <Warehouses />
          <CodSettings />
          <ReturnSettings />
          <CancellationSettings />
        </CanAccess>
        <CanAccess resource="staff" action="list">
          <Card sx={{ p: 3 }}>
            <Typography variant="h2">{translate(`${WORDS}.administrators`)}</Typography>
            <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2 }}>
              {translate(`${WORDS}.administratorsText`)}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <Button variant="outlined" component={Link} to="/staff">
                {translate(`${WORDS}.staff`)}
              </Button>
              <Button variant="outlined" component={Link} to="/audit-log">
                {translate(`${WORDS}.auditLog`)}
              </Button>
            </Box>
          </Card>
        </CanAccess>
      </Box>
    </>
  )
}

export default Settings
