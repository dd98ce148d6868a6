import type { Role } from "@haat/sdk/roles"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import CssBaseline from "@mui/material/CssBaseline"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { AdminContext, Form, type HttpError, PasswordInput, TextInput, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { EmptyState, useTitle } from "../components/EmptyState"
import { errorMessage } from "../components/error-message"
import { Notice } from "../components/Notice"
import { SubmitButton } from "../components/SubmitButton"
import { request } from "../http-client"
import { i18nProvider } from "../i18n/i18n-provider"
import { Loading } from "../layout/Loading"
import { roleDescriptionKey, roleKey } from "../staff/roles"
import { darkTheme, lightTheme } from "../theme"

type Invited = { email: string; role: Role }

/** Screen of an invitation link. The token is in the hash, which is not logged by servers. */
const Join = () => (
  <AdminContext i18nProvider={i18nProvider} theme={lightTheme} darkTheme={darkTheme}>
    <CssBaseline />
    <Invitation />
  </AdminContext>
)

const Invitation = () => {
  const translate = useTranslate()
  useTitle(translate("join.title"))
  const [token] = useState(() => location.hash.slice(1))
  const [endReason, setEndReason] = useState<string>()
  const { data: invited, error } = useQuery({
    queryKey: ["invitation"],
    queryFn: () => request<Invited>("/auth/invitation", { method: "POST", body: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: "always",
  })
  const rejection = endReason ?? (error && errorMessage(error, "join.away"))

  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2 }}>
      {rejection ? (
        <EmptyState main title="join.broken" text={rejection}>
          <Button variant="outlined" href="/">
            {translate("join.toShop")}
          </Button>
        </EmptyState>
      ) : !invited ? (
        <Loading />
      ) : (
        <Card sx={{ width: "100%", maxWidth: 480, p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h1">{translate("join.heading")}</Typography>
          <Typography sx={{ color: "text.secondary", mt: 1, mb: 3, overflowWrap: "anywhere" }}>
            {translate("join.invited", {
              email: invited.email,
              role: translate(roleKey(invited.role)).toLowerCase(),
            })}{" "}
            {translate(roleDescriptionKey(invited.role))}
          </Typography>
          <JoinForm token={token} onEnded={setEndReason} />
        </Card>
      )}
    </Box>
  )
}

const NO_VALUES = { first_name: "", last_name: "", username: "", password: "" }
const SLOTS = { htmlInput: { maxLength: 100, spellCheck: false } }

type Props = {
  token: string
  /** Called with the reason when the invitation has ended. */
  onEnded: (sentence: string) => void
}

const JoinForm = ({ token, onEnded }: Props) => {
  const [rejection, setRejection] = useState<string>()

  const join = async (values: FieldValues) => {
    setRejection(undefined)
    try {
      await request("/auth/invitation/accept", { method: "POST", body: { token, ...values } })
    } catch (error) {
      const { status, message, body } = error as HttpError
      if (status === 404) onEnded(message)
      else if (!body?.errors) setRejection(errorMessage(error, "join.away"))
      return body?.errors
    }
    location.replace(
      await request("/auth/sign-in", { method: "POST", body: values }).then(
        () => "/admin/panel",
        () => "/login",
      ),
    )
  }

  return (
    <Form defaultValues={NO_VALUES} onSubmit={join} noValidate>
      <Box sx={{ display: "grid", gap: 2 }}>
        {rejection && <Notice severity="error" text={rejection} />}
        <TextInput source="first_name" label="join.first_name" isRequired autoComplete="given-name" slotProps={SLOTS} />
        <TextInput source="last_name" label="join.last_name" isRequired autoComplete="family-name" slotProps={SLOTS} />
        <TextInput
          source="username"
          label="join.username"
          helperText="join.usernameHint"
          isRequired
          autoComplete="username"
          slotProps={SLOTS}
        />
        <PasswordInput
          source="password"
          label="join.password"
          helperText="join.passwordHint"
          isRequired
          autoComplete="new-password"
        />
        <SubmitButton label="join.join" sx={{ mt: 1 }} />
      </Box>
    </Form>
  )
}

export default Join
