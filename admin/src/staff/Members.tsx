import type { StaffMember } from "@haat/back-office/contract"
import type { Role } from "@haat/sdk/roles"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import Typography from "@mui/material/Typography"
import { useDataProvider, useGetIdentity, useRecordContext, useTranslate } from "react-admin"
import { ActionButton } from "../components/buttons"
import { CardActions, RecordCard, RecordCards } from "../components/cards"
import { StateField } from "../components/fields"
import { EmbeddedList, ListSkeleton } from "../components/List"
import { ListRetryNotice } from "../components/Notice"
import { useAction } from "../components/use-action"
import { useResourceTranslate } from "../components/use-resource-translate"
import { useShopData } from "../use-shop-data"
import { ROLE_CHOICES, roleDescriptionKey, roleKey } from "./roles"

const MAX_ROWS = 100
const WORDS = "resources.staff"

export const Members = () => (
  <EmbeddedList
    resource="staff"
    perPage={MAX_ROWS}
    sort={{ field: "name", order: "ASC" }}
    loading={<ListSkeleton />}
    error={<ListRetryNotice text={`${WORDS}.unread`} />}
  >
    <RecordCards label={`${WORDS}.name`}>
      <Member />
    </RecordCards>
  </EmbeddedList>
)

const Member = () => {
  const member = useRecordContext() as StaffMember
  const { id, name, username, email, second_factor } = member
  const t = useResourceTranslate({ name })
  const shop = useShopData()
  const isMe = useGetIdentity().data?.id === id
  const person = isMe ? t("yourself") : name
  const toQuestion = (key: string) => ({
    title: `${WORDS}.${key}.title`,
    text: `${WORDS}.${key}.text`,
    yes: `${WORDS}.${key}.yes`,
    danger: true,
    words: { name: person },
  })
  return (
    <RecordCard
      title={<Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>}
      head={isMe && <StateField state="you" />}
    >
      <SmallLines lines={[username, email, second_factor ? t("secondFactorOn") : ""]} />
      <CardActions>
        <RoleSelect member={member} isMe={isMe} person={person} />
        {second_factor && !isMe && (
          <ActionButton
            label={`${WORDS}.lostPhone`}
            aria-label={t("lostPhoneOf")}
            scope={id}
            question={toQuestion("reset")}
            action={() => shop.request(`staff/${encodeURIComponent(id)}/second-factor`, { method: "DELETE" })}
            done={t("reset.done")}
          />
        )}
        <ActionButton
          label={`${WORDS}.remove`}
          aria-label={t("removeOne")}
          variant="outlined"
          color="error"
          scope={id}
          question={toQuestion("removal")}
          action={() => shop.delete("staff", { id, previousData: member })}
          done={t("removal.done")}
        />
      </CardActions>
    </RecordCard>
  )
}

export const SmallLines = ({ lines }: { lines: string[] }) =>
  lines.filter(Boolean).map((line) => (
    <Typography key={line} sx={{ color: "text.secondary", fontSize: "0.875rem", overflowWrap: "anywhere" }}>
      {line}
    </Typography>
  ))

/** Select that changes a member's role after a confirmation. */
const RoleSelect = ({ member, isMe, person }: { member: StaffMember; isMe: boolean; person: string }) => {
  const { id, name, role } = member
  const translate = useTranslate()
  const data = useDataProvider()
  const { run, isBusy } = useAction(
    (role: Role) => data.update("staff", { id, data: { role }, previousData: member }),
    {
      scope: id,
      question: (chosen) => ({
        title: `${WORDS}.changeRole.${chosen}`,
        text: isMe ? `${WORDS}.changeRole.noWayBack` : roleDescriptionKey(chosen),
        yes: `${WORDS}.changeRole.yes`,
        words: { name: person, may: translate(roleDescriptionKey(chosen)) },
      }),
      done: (chosen) => translate(`${WORDS}.changeRole.done`, { name, role: translate(roleKey(chosen)).toLowerCase() }),
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
