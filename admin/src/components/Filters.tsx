import Box from "@mui/material/Box"
import { visuallyHidden } from "@mui/utils"
import { type HTMLAttributes, type ReactNode, useEffect, useRef } from "react"
import {
  FilterLiveForm,
  ListContextProvider,
  SearchInput,
  SelectInput,
  type SelectInputProps,
  TextInput,
  type TextInputProps,
  useListContext,
  useTranslate,
} from "react-admin"
import { today } from "./format"

const DEBOUNCE_MS = 250

type FilterValues = ReturnType<typeof useListContext>["filterValues"]

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  mb: 2,
  // A filter's name is its empty value or its placeholder; said aloud it is the label.
  "& .MuiInputLabel-root": visuallyHidden,
  "& .MuiFormControl-root": { m: 0 },
} as const

const NARROW = { flex: { xs: "1 1 45%", sm: "none" }, minWidth: 0 } as const

/**
 * react-admin's live filters of the list around in one row, which search once the typing pauses. A search that waits is
 * called off where a link was followed meanwhile: it would lead back to the list while the next screen is still
 * loading. Of a search that waits and a choice that is made meanwhile neither undoes the other, however late the list
 * is drawn anew.
 */
export const Filters = ({ children }: { children: ReactNode }) => {
  const list = useListContext()
  const listPathname = useRef(location.pathname).current
  const requested = useRef(list.filterValues)
  const actual = JSON.stringify(list.filterValues)
  useEffect(() => {
    requested.current = JSON.parse(actual)
  }, [actual])
  const setFilters: typeof list.setFilters = (filters, ...rest) => {
    if (location.pathname !== listPathname) return
    requested.current = applyChanges(requested.current, list.filterValues, filters)
    list.setFilters(requested.current, ...rest)
  }
  return (
    <ListContextProvider value={{ ...list, setFilters }}>
      <FilterLiveForm debounce={DEBOUNCE_MS} formComponent={FilterRow}>
        {children}
      </FilterLiveForm>
    </ListContextProvider>
  )
}

const applyChanges = (current: FilterValues, before: FilterValues, after: FilterValues): FilterValues => {
  const changed = { ...current }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isEqual(before[name], after[name])) continue
    if (name in after) changed[name] = after[name]
    else delete changed[name]
  }
  return changed
}

const FilterRow = (form: HTMLAttributes<HTMLFormElement>) => <Box component="form" role="search" sx={ROW} {...form} />

/** @param label what is searched, or its key */
export const SearchFilter = ({ label }: { label: string }) => {
  const text = useTranslate()(label)
  return (
    <SearchInput
      source="q"
      placeholder={text}
      size="medium"
      helperText={false}
      fullWidth={false}
      slotProps={{ htmlInput: { "aria-label": text, maxLength: 200 } }}
      sx={{ flex: "1 1 260px", maxWidth: 480 }}
    />
  )
}

/** One of a few; `emptyText` says what is shown without it. */
export const ChoiceFilter = (props: SelectInputProps) => (
  <SelectInput
    helperText={false}
    fullWidth={false}
    sx={NARROW}
    slotProps={{ select: { displayEmpty: true } }}
    {...props}
  />
)

/** A day (YYYY-MM-DD) up to today. react-admin's `DateInput` is cleared only when it is left. */
export const DayFilter = (props: TextInputProps) => (
  <TextInput
    type="date"
    helperText={false}
    fullWidth={false}
    sx={NARROW}
    size="medium"
    slotProps={{ htmlInput: { max: today(), min: "2020-01-01" } }}
    {...props}
  />
)

/** Choices with the ids of a noun's `messages`, whose words are at `key`. */
export const toChoices = (key: string, messages: Record<string, string>) =>
  Object.keys(messages).map((id) => ({ id, name: `${key}.${id}` }))
