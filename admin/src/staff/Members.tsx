import type { StaffMember } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Chip from "@mui/material/Chip"
import { useGetIdentity, useGetList } from "react-admin"
import { RowsWaiting } from "../products/RowsWaiting"
import { RoleSelect } from "./RoleSelect"
import { Row, Rows } from "./Rows"
import { useMembers } from "./use-members"

const MOST = 100

/** Everybody who can sign in here, their role, and the way out. */
export const Members = () => {
  const { data: me } = useGetIdentity()
  const { changeRole, resetSecondFactor, remove, busy } = useMembers()
  const { data, error, isPending, refetch } = useGetList<StaffMember>(
    "staff",
    { pagination: { page: 1, perPage: MOST }, sort: { field: "name", order: "ASC" } },
    { retry: false },
  )
  if (isPending) return <RowsWaiting />
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch the staff
      </Alert>
    )
  }
  return (
    <Rows label="Staff">
      {data.map((member) => (
        <Row
          key={member.id}
          title={member.name}
          lines={[member.username, member.email, member.second_factor ? "Two-step sign-in is on" : ""].filter(Boolean)}
          aside={member.id === me?.id && <Chip size="small" label="You" component="span" />}
        >
          <RoleSelect
            value={member.role}
            label={`Role of ${member.name}`}
            disabled={busy}
            onChange={(role) => changeRole(member, role, member.id === me?.id)}
          />
          {member.second_factor && member.id !== me?.id && (
            <Button
              disabled={busy}
              aria-label={`Lost phone: switch off two-step sign-in of ${member.name}`}
              sx={{ whiteSpace: "nowrap" }}
              onClick={() => resetSecondFactor(member)}
            >
              Lost phone
            </Button>
          )}
          <Button
            variant="outlined"
            color="error"
            disabled={busy}
            aria-label={`Remove ${member.name}`}
            onClick={() => remove(member, member.id === me?.id)}
          >
            Remove
          </Button>
        </Row>
      ))}
    </Rows>
  )
}
