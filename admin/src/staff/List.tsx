import { ROLES } from "@haat/sdk/roles"
import InviteIcon from "@mui/icons-material/PersonAddAltOutlined"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { CreateBase, type RaRecord, SelectInput, TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { DialogButton } from "../components/buttons"
import { DialogForm } from "../components/DialogForm"
import { PageHeading } from "../components/PageHeading"
import { Invitations } from "./Invitations"
import { Members } from "./Members"
import { ROLE_CHOICES, roleDescriptionKey, roleKey } from "./roles"

const List = () => {
  const translate = useTranslate()
  return (
    <>
      <PageHeading title="resources.staff.name">
        <DialogButton
          label="resources.staff.invite"
          variant="contained"
          startIcon={<InviteIcon />}
          dialog={(close) => <Invite onClose={close} />}
        />
      </PageHeading>
      <Stack sx={{ gap: 4 }}>
        <Members />
        <Invitations />
        <Box component="section" aria-labelledby="roles">
          <Typography variant="h2" id="roles" sx={{ mb: 1.5 }}>
            {translate("resources.staff.whatEachMay")}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 1, gridTemplateColumns: { sm: "120px 1fr" } }}>
            {ROLES.map((role) => (
              <Box key={role} sx={{ display: "contents" }}>
                <Typography component="dt" sx={{ fontWeight: 600 }}>
                  {translate(roleKey(role))}
                </Typography>
                <Typography component="dd" sx={{ m: 0, color: "text.secondary" }}>
                  {translate(roleDescriptionKey(role))}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Stack>
    </>
  )
}

const NEW_INVITATION = { email: "", role: "support" }

export const Invite = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const onSuccess = ({ email }: RaRecord) => {
    notify("resources.invitations.sent", { type: "success", messageArgs: { email } })
    refresh()
    onClose()
  }
  return (
    <CreateBase resource="invitations" redirect={false} mutationOptions={{ onSuccess }}>
      <DialogForm
        title={translate("resources.staff.invite")}
        submitLabel="resources.invitations.send"
        defaultValues={NEW_INVITATION}
        onClose={onClose}
      >
        <TextInput source="email" type="email" isRequired autoFocus helperText="resources.invitations.emailHint" />
        <RoleInput />
      </DialogForm>
    </CreateBase>
  )
}

const RoleInput = () => {
  const role = useWatch({ name: "role" })
  return <SelectInput source="role" choices={ROLE_CHOICES} helperText={roleDescriptionKey(role)} isRequired />
}

export default List
