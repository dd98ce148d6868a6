import type { Me } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { usePermissions, useRefresh } from "react-admin"
import { PageHeading } from "../components/PageHeading"
import { secondFactor } from "./ask-second-factor"
import { RecoveryCodes } from "./RecoveryCodes"
import { SetUp } from "./SetUp"
import { SwitchOff } from "./SwitchOff"

/** One's own second step at sign-in. Where the shop requires it, this is all there is until it is set up. */
const Security = () => {
  const { permissions } = usePermissions<Me>()
  const refresh = useRefresh()
  const [codes, setCodes] = useState<string[]>()
  const { data, error, refetch } = useQuery({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => secondFactor.state(signal),
    retry: false,
    refetchOnWindowFocus: false,
  })
  // What somebody may do, and so the whole screen, may be another now.
  const look = () => {
    setCodes(undefined)
    refresh()
  }

  return (
    <>
      <PageHeading title="Two-step sign-in" />
      {permissions?.must_enrol && !codes && (
        <Alert severity="info" sx={{ mb: 3 }}>
          The shop asks this of everyone who works here. Set it up, and everything else opens.
        </Alert>
      )}
      <Card sx={{ p: 3 }}>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={look} />
        ) : error ? (
          <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
            Something went wrong! Unable to fetch your sign-in
          </Alert>
        ) : !data ? (
          <Skeleton variant="rounded" height={160} />
        ) : data.enabled ? (
          <>
            <Typography sx={{ mb: 3 }}>
              It is on: after your password, sign-in asks for a code. {data.recovery_codes} recovery codes are left.
            </Typography>
            <SwitchOff onDone={look} />
          </>
        ) : (
          <>
            <Typography sx={{ mb: 2.5 }}>
              After your password, sign-in then asks for a code from an app on your phone. Whoever learns your password
              cannot come in with it alone.
            </Typography>
            <SetUp onDone={setCodes} />
          </>
        )}
      </Card>
    </>
  )
}

export default Security
