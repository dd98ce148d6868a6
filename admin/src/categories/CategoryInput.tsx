import type { Category } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import {
  AutocompleteInput,
  ChoicesContextProvider,
  type ChoicesContextValue,
  ReferenceInput,
  useChoicesContext,
  useTranslate,
} from "react-admin"
import { errorMessage } from "../components/error-message"

type Props = {
  source: string
  label?: string
  placeholder: string
  isRequired?: boolean
  exclude?: string
}

const MAX_OPTIONS = 50
const MORE_ID = "more"

export const CategoryInput = ({ source, exclude, ...props }: Props) => (
  <ReferenceInput
    source={source}
    reference="categories"
    perPage={MAX_OPTIONS}
    sort={{ field: "name", order: "ASC" }}
    queryOptions={{ retry: false }}
  >
    <Categories exclude={exclude} {...props} />
  </ReferenceInput>
)

/**
 * react-admin's Autocomplete with the number of further categories, and the specification's message for a failed load.
 */
const Categories = ({ exclude, placeholder, ...props }: Omit<Props, "source">) => {
  const translate = useTranslate()
  const context = useChoicesContext<Category>()
  const { allChoices = [], total = 0, error } = context
  const more = total - allChoices.length
  const choices = allChoices.filter(({ id }) => id !== exclude)
  if (more > 0)
    choices.push({ id: MORE_ID, name: translate("resources.categories.more", { count: grouped(more) }) } as Category)
  return (
    <ChoicesContextProvider
      value={
        {
          ...context,
          allChoices: choices,
          error: error && new Error(errorMessage(error, translate("resources.categories.loadFailed"))),
        } as ChoicesContextValue
      }
    >
      <AutocompleteInput
        {...props}
        noOptionsText="resources.categories.noMatch"
        getOptionDisabled={({ id }) => id === MORE_ID}
        TextFieldProps={{ placeholder: translate(placeholder) }}
        slotProps={{ paper: { variant: "outlined" } }}
      />
    </ChoicesContextProvider>
  )
}
