import type { SecondFactorKey } from "@haat/accounts/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { type FormEvent, useState } from "react"
import { sentenceOf } from "../fetch-back-office"
import { secondFactor } from "./ask-second-factor"
import { CodeField } from "./CodeField"

const FAILED = "Something went wrong! Please try again"

/** The key for an authenticator app, and the code that shows that the app has it. */
export const SetUp = ({ onDone }: { onDone: (recoveryCodes: string[]) => void }) => {
  const [made, setMade] = useState<SecondFactorKey>()
  const [code, setCode] = useState("")
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    setRefusal(undefined)
    await act().catch((error) => setRefusal(sentenceOf(error, FAILED)))
    setBusy(false)
  }
  const begin = () => run(async () => setMade(await secondFactor.begin()))
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => onDone((await secondFactor.confirm(code)).recovery_codes))
  }

  if (!made)
    return (
      <>
        {refusal && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Button variant="contained" disabled={busy} onClick={begin}>
          Set it up
        </Button>
      </>
    )
  return (
    <Box component="form" onSubmit={confirm} noValidate sx={{ display: "grid", gap: 2.5, maxWidth: 480 }}>
      <Typography>1. Scan this with your authenticator app, or type the key into it.</Typography>
      <Box
        component="img"
        src={made.qr}
        width={240}
        height={240}
        alt="QR code for your authenticator app"
        sx={{ borderRadius: 1 }}
      />
      <Typography>
        Key:{" "}
        <Box component="code" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {made.key.match(/.{1,4}/g)?.join(" ")}
        </Box>
      </Typography>
      <Typography>2. Enter the code that the app shows.</Typography>
      <CodeField hint="Six digits, another one every 30 seconds" error={refusal} value={code} onChange={setCode} />
      <Box>
        <Button type="submit" variant="contained" disabled={busy}>
          Switch on
        </Button>
      </Box>
    </Box>
  )
}
