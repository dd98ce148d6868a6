import type { Category } from "@haat/catalog/contract"
import CheckIcon from "@mui/icons-material/Check"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useMemo } from "react"
import { Form, useFormIsDirty, useRefresh, useTranslate, useUpdate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { useUnsaved } from "../components/unsaved"
import { NameInput } from "./NameInput"

type Props = { category: Category; onClose: () => void }

/** What is typed stays when somebody else has renamed the category meanwhile. */
const KEEP = { keepDirtyValues: true, keepDirty: true }

/** A category's names in place of its line. */
export const RenameForm = ({ category, onClose }: Props) => {
  const refresh = useRefresh()
  const { sayFailure } = useDialogs()
  const { id, name, name_hi } = category
  const record = useMemo(() => ({ id, name, name_hi: name_hi ?? "" }), [id, name, name_hi])
  const [update] = useUpdate<Category>("categories", undefined, {
    mutationMode: "pessimistic",
    onSuccess: onClose,
    onError: (error) => void sayFailure(error),
    // What somebody else made of it meanwhile is shown behind the message.
    onSettled: refresh,
  })
  const rename = ({ name: typed, name_hi: hindi }: FieldValues) =>
    update("categories", {
      id,
      data: { name: typed, name_hi: hindi, was: name, was_hi: name_hi ?? "" } as Partial<Category>,
      previousData: category,
    })
  return (
    <Box sx={{ flex: 1, py: 0.5, "& form": { display: "flex" } }}>
      <Form record={record} resetOptions={KEEP} onSubmit={rename} noValidate>
        <Names category={category} onClose={onClose} />
      </Form>
    </Box>
  )
}

const Names = ({ category: { name }, onClose }: Props) => {
  const translate = useTranslate()
  const mayLose = useUnsaved(useFormIsDirty(), { staysInScreen: true })
  return (
    <Box
      onKeyDown={async ({ key }) => key === "Escape" && (await mayLose()) && onClose()}
      sx={{ display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, flex: 1, gap: 0.5 }}
    >
      <NameInput source="name" label={translate("resources.categories.newNameOf", { name })} autoFocus />
      <NameInput
        source="name_hi"
        label={translate("resources.categories.hindiNameOf", { name })}
        placeholder="resources.categories.hindi"
      />
      <IconButton type="submit" aria-label={translate("resources.categories.saveName", { name })}>
        <CheckIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
