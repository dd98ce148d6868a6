import type { Invitation } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Chip from "@mui/material/Chip"
import Typography from "@mui/material/Typography"
import { useDataProvider, useGetList, useNotify, useRefresh } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { Row, Rows } from "./Rows"
import { ROLE_WORDS } from "./roles"

const MOST = 100

/** Who was asked and has not come yet. */
export const Invitations = () => {
  const { data } = useGetList<Invitation>(
    "invitations",
    { pagination: { page: 1, perPage: MOST }, sort: { field: "created_at", order: "DESC" } },
    { retry: false },
  )
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { ask } = useDialogs()
  if (!data?.length) return null

  const run = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change()
      notify(done, { type: "success" })
    } catch (error) {
      notify((error as Error).message || "Something went wrong!", { type: "error" })
    }
    refresh()
  }
  const withdraw = async (invitation: Invitation) => {
    const sure = await ask({
      title: `Withdraw the invitation to ${invitation.email}?`,
      text: "The link they got stops working at once.",
      yes: "Withdraw",
      no: "Cancel",
      danger: true,
    })
    if (!sure) return
    await run(
      () => provider.delete("invitations", { id: invitation.id, previousData: invitation }),
      "The invitation is withdrawn",
    )
  }
  return (
    <Box component="section" aria-labelledby="invitations">
      <Typography variant="h2" id="invitations" sx={{ mb: 1.5 }}>
        Invited
      </Typography>
      <Rows label="Invited">
        {data.map((invitation) => {
          const { id, email, role, invited_by, expires_at } = invitation
          const over = Date.parse(expires_at) < Date.now()
          return (
            <Row
              key={id}
              title={email}
              lines={[
                `${ROLE_WORDS[role].word}, invited by ${invited_by}`,
                over ? "The link has ended" : `The link works until ${dateTime(expires_at)}`,
              ]}
              aside={over && <Chip size="small" label="Ended" component="span" />}
            >
              <Button
                aria-label={`Send the invitation to ${email} again`}
                onClick={() =>
                  run(() => provider.create("invitations", { data: { email, role } }), "A new link is on its way")
                }
              >
                Send again
              </Button>
              <Button
                variant="outlined"
                aria-label={`Withdraw the invitation to ${email}`}
                onClick={() => withdraw(invitation)}
              >
                Withdraw
              </Button>
            </Row>
          )
        })}
      </Rows>
    </Box>
  )
}
