import { type Category, SaveCategory } from "@haat/catalog/contract"
import CheckIcon from "@mui/icons-material/Check"
import Box from "@mui/material/Box"
import { useMemo } from "react"
import { Form, IconButtonWithTooltip, useFormIsDirty, useRefresh, useTranslate, useUpdate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { CategoryFactsInputs } from "../components/FactsInputs"
import { emptyFacts, SOURCE_FIELDS } from "../components/fact-fields"
import { useUnsavedForm } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { ReturnRuleInput } from "../returns/ReturnRuleInput"
import { NameInput } from "./AddCategory"

const WORDS = "resources.categories"
const resolver = zodForm(SaveCategory)
const NO_FACTS = { required: [], ...emptyFacts(SOURCE_FIELDS) }

/** Keeps unsaved changes when the category is fetched again. */
const RESET_OPTIONS = { keepDirtyValues: true, keepDirty: true }

export const RenameForm = ({ category, onClose }: { category: Category; onClose: () => void }) => {
  const refresh = useRefresh()
  const { showError } = useDialogs()
  const { id, name, name_hi, returns = null, facts } = category
  const record = useMemo(
    () => ({ id, name, name_hi: name_hi ?? "", returns, facts: { ...NO_FACTS, ...facts } }),
    [id, name, name_hi, returns, facts],
  )
  const [update] = useUpdate<Category>("categories", undefined, {
    mutationMode: "pessimistic",
    onSuccess: onClose,
    onError: (error) => void showError(error),
    // Shows the current names behind a conflict's message.
    onSettled: refresh,
  })
  const save = (typed: FieldValues) => {
    const data = { ...typed, was: name, was_hi: name_hi ?? "" } as Partial<Category>
    return update("categories", { id, data, previousData: category })
  }
  return (
    <Box sx={{ flex: 1, py: 0.5, "& form": { display: "flex" } }}>
      <Form record={record} resolver={resolver} resetOptions={RESET_OPTIONS} onSubmit={save} noValidate>
        <NameInputs name={name} onClose={onClose} />
      </Form>
    </Box>
  )
}

const NameInputs = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const translate = useTranslate()
  const confirmDiscard = useUnsavedForm(useFormIsDirty(), { staysInScreen: true })
  return (
    <Box
      onKeyDown={async ({ key }) => key === "Escape" && (await confirmDiscard()) && onClose()}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", flex: 1, gap: 1 }}
    >
      <NameInput source="name" label={translate(`${WORDS}.newNameOf`, { name })} autoFocus />
      <NameInput source="name_hi" label={translate(`${WORDS}.hindiNameOf`, { name })} placeholder={`${WORDS}.hindi`} />
      <Box sx={{ flexBasis: { sm: 320 }, flexGrow: 1 }}>
        <ReturnRuleInput source="returns" isCategoryRule />
      </Box>
      <Box sx={{ flexBasis: "100%" }}>
        <CategoryFactsInputs />
      </Box>
      <IconButtonWithTooltip type="submit" label={translate(`${WORDS}.saveName`, { name })}>
        <CheckIcon fontSize="small" />
      </IconButtonWithTooltip>
    </Box>
  )
}
