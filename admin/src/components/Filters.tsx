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
  // Labels are for screen readers; the empty value or placeholder shows them.
  "& .MuiInputLabel-root": visuallyHidden,
  "& .MuiFormControl-root": { m: 0 },
} as const

const NARROW = { flex: { xs: "1 1 45%", sm: "none" }, minWidth: 0 } as const

/**
 * Live filters of the list in context, in one row, debounced. A pending search is dropped after a navigation, which it
 * would undo. Changes are merged with those requested since the last render, so that a pending search and another
 * filter do not undo each other.
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

/** Field that searches the list by the filter `q`. @param label a text or its message key */
export const SearchFilter = ({ label }: { label: string }) => {
  const text = useTranslate()(label)
  return (
    <SearchInput
      source="q"
      placeholder={text}
      size="medium"
      fullWidth={false}
      slotProps={{ htmlInput: { "aria-label": text, maxLength: 200 } }}
      sx={{ flex: "1 1 260px", maxWidth: 480 }}
    />
  )
}

/** A select filter; `emptyText` is the label of no choice. */
export const ChoiceFilter = (props: SelectInputProps) => (
  <SelectInput fullWidth={false} sx={NARROW} slotProps={{ select: { displayEmpty: true } }} {...props} />
)

/** A day (YYYY-MM-DD) up to today. react-admin's `DateInput` reports a cleared value only on blur. */
export const DayFilter = (props: TextInputProps) => (
  <TextInput
    type="date"
    fullWidth={false}
    sx={NARROW}
    size="medium"
    slotProps={{ htmlInput: { max: today(), min: "2020-01-01" } }}
    {...props}
  />
)

/** Makes choices of the keys of `messages`, which are found at `key`. */
export const toChoices = (key: string, messages: Record<string, string>) =>
  Object.keys(messages).map((id) => ({ id, name: `${key}.${id}` }))
