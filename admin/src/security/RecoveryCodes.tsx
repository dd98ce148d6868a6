import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

type Props = { codes: string[]; onKept: () => void }

/** The way in without the phone, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: Props) => (
  <Box sx={{ display: "grid", gap: 2.5, maxWidth: 480 }}>
    <Alert severity="success">Two-step sign-in is on</Alert>
    <Typography>
      Without your phone, each of these recovery codes lets you in once. Print them or write them down: they are not
      shown again.
    </Typography>
    <Box
      component="ul"
      aria-label="Recovery codes"
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
        I have kept them
      </Button>
    </Box>
  </Box>
)
