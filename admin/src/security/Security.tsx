import type { SecondFactorState } from "@haat/accounts/contract"
import type { Me } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { ResourceContextProvider, usePermissions, useRefresh, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { Fetched } from "../components/Fetched"
import { Notice } from "../components/Notice"
import { PageHeading } from "../components/PageHeading"
import { useRequest } from "../use-shop-data"
import { SetUp, SwitchOff } from "./SetUp"

const WORDS = "resources.security"

/** The user's second factor. Replaces all screens until it is set up, if the shop requires it. */
const Security = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<Me>()
  const refresh = useRefresh()
  const [codes, setCodes] = useState<string[]>()
  const query = useRequest<SecondFactorState>("/auth/second-factor", {
    refetchOnWindowFocus: false,
  })
  // Permissions may have changed, and with them the whole screen.
  const refetchAll = () => {
    setCodes(undefined)
    refresh()
  }

  return (
    <ResourceContextProvider value="security">
      <PageHeading title={`${WORDS}.name`} />
      {permissions?.must_enrol && !codes && <Notice severity="info" text={`${WORDS}.required`} sx={{ mb: 3 }} />}
      <SectionCard>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={refetchAll} />
        ) : (
          <Fetched query={query} failed={`${WORDS}.unread`}>
            {({ enabled, recovery_codes: count }) => (
              <>
                <Typography>{translate(`${WORDS}.${enabled ? "isOn" : "why"}`, { count })}</Typography>
                {enabled ? <SwitchOff onDone={refetchAll} /> : <SetUp onDone={setCodes} />}
              </>
            )}
          </Fetched>
        )}
      </SectionCard>
    </ResourceContextProvider>
  )
}

const RecoveryCodes = ({ codes, onKept }: { codes: string[]; onKept: () => void }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: "grid", gap: 2.5, maxWidth: 480 }}>
      <Notice severity="success" text={`${WORDS}.onNow`} />
      <Typography>{translate(`${WORDS}.recovery`)}</Typography>
      <Box
        component="ul"
        aria-label={translate(`${WORDS}.codes`)}
        sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1, gridTemplateColumns: { sm: "1fr 1fr" } }}
      >
        {codes.map((code) => (
          <Box component="li" key={code}>
            <code>{code}</code>
          </Box>
        ))}
      </Box>
      <Box>
        <Button variant="contained" onClick={onKept}>
          {translate(`${WORDS}.kept`)}
        </Button>
      </Box>
    </Box>
  )
}

export default Security
