import type { Invitation } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Chip from "@mui/material/Chip"
import Typography from "@mui/material/Typography"
import { ListBase, useCreate, useDelete, useListContext, useNotify, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { Row, Rows } from "./Rows"
import { roleWord } from "./roles"

const MAX_ROWS = 100
const WORDS = "resources.invitations"

/** Who was asked and has not come yet. */
export const Invitations = () => (
  <ListBase
    resource="invitations"
    disableSyncWithLocation
    storeKey={false}
    perPage={MAX_ROWS}
    sort={{ field: "created_at", order: "DESC" }}
  >
    <Invited />
  </ListBase>
)

const Invited = () => {
  const translate = useTranslate()
  const { data } = useListContext<Invitation>()
  if (!data?.length) return null
  return (
    <Box component="section" aria-labelledby="invitations">
      <Typography variant="h2" id="invitations" sx={{ mb: 1.5 }}>
        {translate(`${WORDS}.invited`)}
      </Typography>
      <Rows label={translate(`${WORDS}.invited`)}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Rows>
    </Box>
  )
}

const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const { id, email, role, invited_by, expires_at } = invitation
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { ask } = useDialogs()
  const telling = (done: string) => ({
    onSuccess: () => notify(`${WORDS}.${done}`, { type: "success" }),
    onError: (error: unknown) => notify((error as Error).message || "components.failed", { type: "error" }),
    onSettled: refresh,
  })
  const [sendAgain] = useCreate("invitations", { data: { email, role } }, telling("sentAgain"))
  const [withdraw] = useDelete<Invitation>(
    "invitations",
    { id, previousData: invitation },
    { mutationMode: "pessimistic", ...telling("withdrawn") },
  )
  const askFirst = async () => {
    const sure = await ask({
      title: `${WORDS}.withdrawQuestion`,
      text: `${WORDS}.withdrawText`,
      yes: `${WORDS}.withdraw`,
      danger: true,
      words: { email },
    })
    if (sure) withdraw()
  }
  const over = Date.parse(expires_at) < Date.now()
  return (
    <Row
      title={email}
      lines={[
        translate(`${WORDS}.by`, { role: translate(roleWord(role)), name: invited_by }),
        over ? translate(`${WORDS}.linkEnded`) : translate(`${WORDS}.linkUntil`, { date: dateTime(expires_at) }),
      ]}
      aside={over && <Chip size="small" label={translate(`${WORDS}.ended`)} component="span" />}
    >
      <Button aria-label={translate(`${WORDS}.againTo`, { email })} onClick={() => sendAgain()}>
        {translate(`${WORDS}.again`)}
      </Button>
      <Button variant="outlined" aria-label={translate(`${WORDS}.withdrawFrom`, { email })} onClick={askFirst}>
        {translate(`${WORDS}.withdraw`)}
      </Button>
    </Row>
  )
}
