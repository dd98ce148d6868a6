import type { Category } from "@haat/catalog/contract"
import Autocomplete from "@mui/material/Autocomplete"
import OutlinedInput from "@mui/material/OutlinedInput"
import type { SxProps } from "@mui/material/styles"
import type { InputHTMLAttributes, Ref } from "react"
import { sentenceOf } from "../fetch-back-office"
import { MESSAGES } from "./messages"
import { useCategorySearch } from "./use-category-search"

type Props = {
  /** A category's id; an empty text is none. */
  value: string
  onChoose: (id: string) => void
  placeholder: string
  /** Ties the box to its label, hint and error. */
  box: InputHTMLAttributes<HTMLInputElement>
  boxRef?: Ref<HTMLInputElement>
  /** The id of one that cannot be chosen. */
  without?: string
  sx?: SxProps
}

type Option = Pick<Category, "id" | "name">

/** Chooses a category by typing a part of its name; the server finds it, however many there are. */
export const CategoryPicker = ({ value, onChoose, placeholder, box, boxRef, without, sx }: Props) => {
  const { categories, total, chosen, error, isPending, search } = useCategorySearch(value)
  const more = total - categories.length
  const options: Option[] = categories.filter(({ id }) => id !== without)
  if (more > 0) options.push({ id: "", name: MESSAGES.more(more) })
  return (
    <Autocomplete<Option>
      value={chosen ?? null}
      onChange={(_, option) => onChoose(option?.id ?? "")}
      onInputChange={(_, text, reason) => search(reason === "input" ? text : "")}
      options={options}
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ id }) => id === ""}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isPending}
      noOptionsText={error ? sentenceOf(error, MESSAGES.loadFailed) : MESSAGES.noMatch}
      id={box.id}
      slotProps={{ paper: { variant: "outlined" } }}
      sx={sx}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          {...input}
          fullWidth
          placeholder={placeholder}
          error={box["aria-invalid"] === true}
          inputRef={boxRef}
          slotProps={{ input: { ...htmlInput, ...box, maxLength: 200 } }}
          sx={{
            "&.MuiOutlinedInput-root": { py: 0, pl: "10px" },
            "& .MuiAutocomplete-input": { py: "11px !important" },
          }}
        />
      )}
    />
  )
}
