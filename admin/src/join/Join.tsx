import type { Role } from "@haat/sdk/roles"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import CssBaseline from "@mui/material/CssBaseline"
import { createTheme, ThemeProvider } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useMemo, useState } from "react"
import { I18nContextProvider, useTranslate } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { useTitle } from "../components/use-title"
import { i18nProvider } from "../i18n/i18n-provider"
import { Waiting } from "../layout/Waiting"
import { roleMay, roleWord } from "../staff/roles"
import { darkTheme, lightTheme } from "../theme"
import { JoinForm } from "./JoinForm"
import { postJson } from "./post-json"

type Invited = { email: string; role: Role }

/** The screen that the link of an invitation leads to. Its token stands behind the #, so that no server's log ever has it. */
const Join = () => {
  const isDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true })
  const theme = useMemo(() => createTheme(isDark ? darkTheme : lightTheme), [isDark])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <I18nContextProvider value={i18nProvider}>
        <Invitation />
      </I18nContextProvider>
    </ThemeProvider>
  )
}

const Invitation = () => {
  const translate = useTranslate()
  useTitle(translate("join.title"))
  const [token] = useState(() => location.hash.slice(1))
  const [invited, setInvited] = useState<Invited>()
  const [rejection, setRejection] = useState<string>()

  useEffect(() => {
    postJson<Invited>("/auth/invitation", { token }).then(
      ({ ok, body }) => (ok ? setInvited(body) : setRejection(body.message)),
      () => setRejection("join.away"),
    )
  }, [token])

  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2 }}>
      {rejection ? (
        <EmptyState main title={translate("join.broken")} text={translate(rejection)}>
          <Button variant="outlined" href="/">
            {translate("join.toShop")}
          </Button>
        </EmptyState>
      ) : !invited ? (
        <Waiting />
      ) : (
        <Card sx={{ width: "100%", maxWidth: 480, p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1">{translate("join.heading")}</Typography>
          <Typography sx={{ color: "text.secondary", mt: 1, mb: 3, overflowWrap: "anywhere" }}>
            {translate("join.invited", {
              email: invited.email,
              role: translate(roleWord(invited.role)).toLowerCase(),
            })}{" "}
            {translate(roleMay(invited.role))}
          </Typography>
          <JoinForm token={token} onOver={setRejection} />
        </Card>
      )}
    </Box>
  )
}

export default Join
