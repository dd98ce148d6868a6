import InviteIcon from "@mui/icons-material/PersonAddAltOutlined"
import { useState } from "react"
import { CreateBase, type RaRecord, SelectInput, TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { TextButton } from "../components/TextButton"
import { ROLE_CHOICES, roleMay } from "./roles"

const NEW_INVITATION = { email: "", role: "support" }

/** Asks a person to help, by e-mail. */
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
  return <SelectInput source="role" choices={ROLE_CHOICES} helperText={roleMay(role)} isRequired />
}

/** Opens the form. */
export const InviteButton = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TextButton
        label="resources.staff.invite"
        variant="contained"
        startIcon={<InviteIcon />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <Invite onClose={() => setIsOpen(false)} />}
    </>
  )
}
