import { SaveCategory } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import { useState } from "react"
import { CreateBase, Form, type RaRecord, TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import { errorMessage } from "../components/error-message"
import { SubmitButton } from "../components/SubmitButton"
import { FORM_DEFAULTS } from "../components/unsaved"
import { zodForm } from "../components/zod-form"

const WORDS = "resources.categories"
const NO_NAMES = { name: "", name_hi: "" }
const LINE = { display: "flex", alignItems: "flex-start", flexWrap: { xs: "wrap", sm: "nowrap" }, gap: 1 } as const
const resolver = zodForm(SaveCategory)

export const AddCategory = () => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [added, setAdded] = useState(0)
  const onSuccess = ({ name }: RaRecord) => {
    setAdded(added + 1)
    notify(`${WORDS}.added`, { type: "success", messageArgs: { name } })
    refresh()
  }
  const onError = (error: Error) => notify(errorMessage(error, "components.failed"), { type: "error" })
  return (
    <CreateBase key={added} resource="categories" redirect={false} mutationOptions={{ onSuccess, onError }}>
      <Form defaultValues={NO_NAMES} resolver={resolver} formRootPathname="/products" {...FORM_DEFAULTS}>
        <Box sx={{ ...LINE, maxWidth: 720 }}>
          <NameInput source="name" label={`${WORDS}.fields.name`} placeholder={`${WORDS}.newName`} />
          <NameInput source="name_hi" label={`${WORDS}.fields.name_hi`} placeholder={`${WORDS}.newHindi`} />
          <SubmitButton label={`${WORDS}.add`} sx={{ flexShrink: 0 }} />
        </Box>
      </Form>
    </CreateBase>
  )
}

type NameProps = {
  source: "name" | "name_hi"
  label: string
  placeholder?: string
  autoFocus?: boolean
}

/** Input for a category's English or Hindi name, with an aria-label only. */
export const NameInput = ({ source, label, placeholder, autoFocus }: NameProps) => {
  const translate = useTranslate()
  const lang = source === "name_hi" ? "hi" : undefined
  return (
    <TextInput
      source={source}
      label={false}
      autoFocus={autoFocus}
      placeholder={placeholder && translate(placeholder)}
      slotProps={{
        htmlInput: { "aria-label": translate(label, { _: label }), maxLength: 100, lang },
        formHelperText: { role: "alert" },
      }}
    />
  )
}
