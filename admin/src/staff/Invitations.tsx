import type { Invitation } from "@haat/back-office/contract"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useDataProvider, useRecordContext, useTranslate } from "react-admin"
import { ActionButton } from "../components/buttons"
import { CardActions, RecordCard, RecordCards } from "../components/cards"
import { StateField } from "../components/fields"
import { dateTime } from "../components/format"
import { EmbeddedList } from "../components/List"
import { useResourceTranslate } from "../components/use-resource-translate"
import { SmallLines } from "./Members"
import { roleKey } from "./roles"

const MAX_ROWS = 100
const WORDS = "resources.invitations"

export const Invitations = () => (
  <EmbeddedList
    resource="invitations"
    perPage={MAX_ROWS}
    sort={{ field: "created_at", order: "DESC" }}
    loading={null}
    error={null}
    empty={null}
  >
    <Stack component="section" aria-labelledby="invitations" sx={{ gap: 1.5 }}>
      <Typography variant="h2" id="invitations">
        {useTranslate()(`${WORDS}.invited`)}
      </Typography>
      <RecordCards label={`${WORDS}.invited`}>
        <InvitationCard />
      </RecordCards>
    </Stack>
  </EmbeddedList>
)

const InvitationCard = () => {
  const invitation = useRecordContext() as Invitation
  const { id, email, role, invited_by, expires_at } = invitation
  const translate = useTranslate()
  const data = useDataProvider()
  const t = useResourceTranslate({ email })
  const hasEnded = Date.parse(expires_at) < Date.now()
  return (
    <RecordCard
      title={<Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{email}</Typography>}
      head={hasEnded && <StateField state="ended" />}
    >
      <SmallLines
        lines={[
          t("by", { role: translate(roleKey(role)), name: invited_by }),
          hasEnded ? t("linkEnded") : t("linkUntil", { date: dateTime(expires_at) }),
        ]}
      />
      <CardActions>
        <ActionButton
          label={`${WORDS}.again`}
          aria-label={t("againTo")}
          action={() => data.create("invitations", { data: { email, role } })}
          done={`${WORDS}.sentAgain`}
        />
        <ActionButton
          label={`${WORDS}.withdraw`}
          aria-label={t("withdrawFrom")}
          variant="outlined"
          question={{
            title: t("withdrawQuestion"),
            text: `${WORDS}.withdrawText`,
            yes: `${WORDS}.withdraw`,
            danger: true,
          }}
          action={() => data.delete("invitations", { id, previousData: invitation })}
          done={`${WORDS}.withdrawn`}
        />
      </CardActions>
    </RecordCard>
  )
}
