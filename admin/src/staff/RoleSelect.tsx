import type { StaffMember } from "@haat/back-office/contract"
import type { Role } from "@haat/sdk/roles"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useDataProvider, useTranslate } from "react-admin"
import { useAction } from "../components/use-action"
import { ROLE_CHOICES, roleMay, roleWord } from "./roles"

type Props = { member: StaffMember; isMe: boolean; person: string }

const WORDS = "resources.staff"

/** A member's role, which is another once that was confirmed: no input of a form. */
export const RoleSelect = ({ member, isMe, person }: Props) => {
  const { id, name, role } = member
  const translate = useTranslate()
  const data = useDataProvider()
  const { run, isBusy } = useAction(
    (role: Role) => data.update("staff", { id, data: { role }, previousData: member }),
    {
      scope: id,
      question: (chosen) => ({
        title: `${WORDS}.changeRole.${chosen}`,
        text: isMe ? `${WORDS}.changeRole.noWayBack` : roleMay(chosen),
        yes: `${WORDS}.changeRole.yes`,
        words: { name: person, may: translate(roleMay(chosen)) },
      }),
      done: (chosen) =>
        translate(`${WORDS}.changeRole.done`, { name, role: translate(roleWord(chosen)).toLowerCase() }),
    },
  )
  return (
    <NativeSelect
      value={role ?? ""}
      disabled={isBusy}
      onChange={({ target }) => run(target.value as Role)}
      input={<OutlinedInput />}
      slotProps={{ input: { "aria-label": translate(`${WORDS}.roleOf`, { name }) } }}
    >
      {role === null && (
        <option value="" disabled>
          {translate(`${WORDS}.noRole`)}
        </option>
      )}
      {ROLE_CHOICES.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {translate(choice.name)}
        </option>
      ))}
    </NativeSelect>
  )
}
