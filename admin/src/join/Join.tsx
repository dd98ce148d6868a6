import type { Role } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import CssBaseline from "@mui/material/CssBaseline"
import { createTheme, ThemeProvider } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useMemo, useState } from "react"
import { EmptyState } from "../components/EmptyState"
import { useTitle } from "../components/use-title"
import { Waiting } from "../layout/Waiting"
import { ROLE_WORDS } from "../staff/roles"
import { darkTheme, lightTheme } from "../theme"
import { JoinForm } from "./JoinForm"
import { postJson } from "./post-json"

type Invited = { email: string; role: Role }

/** Where the link of an invitation leads. Its token stands behind the #, so that no server's log ever has it. */
const Join = () => {
  useTitle("Join")
  const isDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true })
  const theme = useMemo(() => createTheme(isDark ? darkTheme : lightTheme), [isDark])
  const [token] = useState(() => location.hash.slice(1))
  const [invited, setInvited] = useState<Invited>()
  const [refusal, setRefusal] = useState<string>()

  useEffect(() => {
    postJson<Invited>("/auth/invitation", { token }).then(
      ({ ok, body }) => (ok ? setInvited(body) : setRefusal(body.message)),
      () => setRefusal("The shop does not answer. Please try again in a moment."),
    )
  }, [token])

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2 }}>
        {refusal ? (
          <EmptyState main title="This link does not work" text={refusal}>
            <Button variant="outlined" href="/">
              To the shop
            </Button>
          </EmptyState>
        ) : !invited ? (
          <Waiting />
        ) : (
          <Card sx={{ width: "100%", maxWidth: 480, p: { xs: 2.5, sm: 4 } }}>
            <Typography variant="h1">Help to keep the shop</Typography>
            <Typography sx={{ color: "text.secondary", mt: 1, mb: 3, overflowWrap: "anywhere" }}>
              {invited.email} is invited as {ROLE_WORDS[invited.role].word.toLowerCase()}.{" "}
              {ROLE_WORDS[invited.role].may}
            </Typography>
            <JoinForm token={token} onOver={setRefusal} />
          </Card>
        )}
      </Box>
    </ThemeProvider>
  )
}

export default Join
