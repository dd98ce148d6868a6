import type { Me } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ResourceContextProvider, usePermissions, useRefresh, useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { PageHeading } from "../components/PageHeading"
import { useShopData } from "../data-provider"
import { RecoveryCodes } from "./RecoveryCodes"
import type { securityRequests } from "./requests"
import { SetUp } from "./SetUp"
import { SwitchOff } from "./SwitchOff"

const WORDS = "resources.security"

/** One's own second step at sign-in. Where the shop requires it, this is all there is until it is set up. */
const Security = () => {
  const translate = useTranslate()
  const shop = useShopData<typeof securityRequests>()
  const { permissions } = usePermissions<Me>()
  const refresh = useRefresh()
  const [codes, setCodes] = useState<string[]>()
  const { data, error, refetch } = useQuery({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => shop.secondFactor(signal),
    refetchOnWindowFocus: false,
  })
  // What somebody may do, and so the whole screen, may be another now.
  const look = () => {
    setCodes(undefined)
    refresh()
  }

  return (
    <ResourceContextProvider value="security">
      <PageHeading title={`${WORDS}.name`} />
      {permissions?.must_enrol && !codes && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {translate(`${WORDS}.required`)}
        </Alert>
      )}
      <Card sx={{ p: 3 }}>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={look} />
        ) : error ? (
          <Failed text={`${WORDS}.unread`} onRetry={refetch} />
        ) : !data ? (
          <Skeleton variant="rounded" height={160} />
        ) : data.enabled ? (
          <>
            <Typography sx={{ mb: 3 }}>{translate(`${WORDS}.isOn`, { count: data.recovery_codes })}</Typography>
            <SwitchOff onDone={look} />
          </>
        ) : (
          <>
            <Typography sx={{ mb: 2.5 }}>{translate(`${WORDS}.why`)}</Typography>
            <SetUp onDone={setCodes} />
          </>
        )}
      </Card>
    </ResourceContextProvider>
  )
}

export default Security
