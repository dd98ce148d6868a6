import type { StaffMember } from "@haat/back-office/contract"
import Button from "@mui/material/Button"
import Chip from "@mui/material/Chip"
import { ListBase, useGetIdentity, useListContext, useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { RowsWaiting } from "../components/RowsWaiting"
import { RoleSelect } from "./RoleSelect"
import { Row, Rows } from "./Rows"
import { useMembers } from "./use-members"

const MAX_ROWS = 100
const WORDS = "resources.staff"

/** Everybody who can sign in here, their role, and the way out. */
export const Members = () => (
  <ListBase
    resource="staff"
    disableSyncWithLocation
    storeKey={false}
    perPage={MAX_ROWS}
    sort={{ field: "name", order: "ASC" }}
    loading={<RowsWaiting />}
    error={<Unread />}
  >
    <MemberRows />
  </ListBase>
)

const Unread = () => <Failed text={`${WORDS}.unread`} onRetry={useListContext().refetch} />

const MemberRows = () => {
  const translate = useTranslate()
  const { data: me } = useGetIdentity()
  const { data = [] } = useListContext<StaffMember>()
  const { changeRole, resetSecondFactor, remove, busy } = useMembers()
  return (
    <Rows label={translate(`${WORDS}.name`)}>
      {data.map((member) => {
        const { id, name, username, email, role, second_factor } = member
        const isMe = id === me?.id
        return (
          <Row
            key={id}
            title={name}
            lines={[username, email, second_factor ? translate(`${WORDS}.secondFactorOn`) : ""].filter(Boolean)}
            aside={isMe && <Chip size="small" label={translate(`${WORDS}.you`)} component="span" />}
          >
            <RoleSelect
              value={role}
              label={translate(`${WORDS}.roleOf`, { name })}
              disabled={busy}
              onChange={(role) => changeRole(member, role, isMe)}
            />
            {second_factor && !isMe && (
              <Button
                disabled={busy}
                aria-label={translate(`${WORDS}.lostPhoneOf`, { name })}
                sx={{ whiteSpace: "nowrap" }}
                onClick={() => resetSecondFactor(member)}
              >
                {translate(`${WORDS}.lostPhone`)}
              </Button>
            )}
            <Button
              variant="outlined"
              color="error"
              disabled={busy}
              aria-label={translate(`${WORDS}.removeOne`, { name })}
              onClick={() => remove(member, isMe)}
            >
              {translate(`${WORDS}.remove`)}
            </Button>
          </Row>
        )
      })}
    </Rows>
  )
}
