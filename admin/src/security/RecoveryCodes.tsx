import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { Notice } from "../components/Notice"

const WORDS = "resources.security"

type Props = { codes: string[]; onKept: () => void }

/** The way in without the phone, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: Props) => {
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
