import type { Role } from "@haat/sdk/roles"
import {
  type HttpError,
  ResourceContextProvider,
  SelectInput,
  TextInput,
  useCreate,
  useNotify,
  useRefresh,
  useTranslate,
} from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { ROLE_CHOICES, roleMay } from "./roles"

const NOBODY = { email: "", role: "support" }

/** Asks somebody to help, by e-mail. */
export const Invite = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [create] = useCreate("invitations", undefined, { returnPromise: true })
  const send = async (data: FieldValues) => {
    try {
      await create("invitations", { data })
    } catch (error) {
      const { body, message } = error as HttpError
      if (!body?.errors) notify(message || "components.failed", { type: "error" })
      return body?.errors
    }
    notify("resources.invitations.sent", { type: "success", messageArgs: { email: data.email } })
    refresh()
    onClose()
  }
  return (
    <ResourceContextProvider value="invitations">
      <DialogForm
        title={translate("resources.staff.invite")}
        submitLabel="resources.invitations.send"
        defaultValues={NOBODY}
        onSubmit={send}
        onClose={onClose}
      >
        <TextInput source="email" type="email" isRequired autoFocus helperText="resources.invitations.emailHint" />
        <RoleInput />
      </DialogForm>
    </ResourceContextProvider>
  )
}

const RoleInput = () => {
  const role: Role = useWatch({ name: "role" })
  return <SelectInput source="role" choices={ROLE_CHOICES} helperText={roleMay(role)} isRequired />
}
