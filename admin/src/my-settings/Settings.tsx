import { SettingsSections } from "virtual:slots"
import type { Me } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import { useTheme as useMuiTheme } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { Suspense } from "react"
import { CanAccess, ResourceContextProvider, useGetIdentity, usePermissions, useTheme, useTranslate } from "react-admin"
import { Choice } from "../components/Choice"
import { SectionCard } from "../components/cards"
import { LinkButton } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { SETTINGS } from "../resources"
import { roleKey } from "../staff/roles"

const WORDS = "resources.my-settings"

/** The user's account and appearance, then the settings section of each resource that the role may see. */
const Settings = () => (
  <>
    <PageHeading title={`${WORDS}.name`} />
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" } }}>
      <Person />
      <Appearance />
      <Suspense fallback={null}>
        {SETTINGS.map(({ name, section: Section }) => (
          <CanAccess key={name} resource={name} action={Section.action ?? "edit"}>
            <ResourceContextProvider value={name}>
              <Section />
            </ResourceContextProvider>
          </CanAccess>
        ))}
        <SettingsSections />
      </Suspense>
    </Box>
  </>
)

const Person = () => {
  const translate = useTranslate()
  const { data: person } = useGetIdentity()
  const { permissions } = usePermissions<Me>()
  const facts = {
    name: person?.fullName,
    username: person?.username,
    email: person?.email,
    role: permissions && translate(roleKey(permissions.role)),
  }
  return (
    <SectionCard title={`${WORDS}.signedInAs`}>
      <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, columnGap: 3, m: 0 }}>
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
      <LinkButton variant="outlined" label={`${WORDS}.secondFactor`} to="/security" sx={{ justifySelf: "start" }} />
    </SectionCard>
  )
}

const Appearance = () => {
  const translate = useTranslate()
  const [, setTheme] = useTheme()
  const { mode } = useMuiTheme().palette
  return (
    <SectionCard title={`${WORDS}.appearance`} about={`${WORDS}.onThisDevice`} sx={{ alignContent: "start" }}>
      <Choice
        label={translate(`${WORDS}.appearance`)}
        value={mode}
        options={{ light: translate(`${WORDS}.light`), dark: translate(`${WORDS}.dark`) }}
        onChoose={setTheme}
      />
    </SectionCard>
  )
}

export default Settings
