import type { AuditLogFilters } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useQuery } from "@tanstack/react-query"
import { useDataProvider } from "react-admin"
import { today } from "../components/format"
import { SearchBox } from "../components/SearchBox"
import { useFilters } from "../components/use-filters"
import { thingOf } from "./words"

type Asked = { q?: string; user_id?: string; resource?: string; from?: string; until?: string }

const capital = (text: string) => text[0].toUpperCase() + text.slice(1)

/** Who, what, when, and any word of a change. */
export const Filters = () => {
  const provider = useDataProvider()
  const { data } = useQuery<AuditLogFilters>({
    queryKey: ["audit-log", "filters"],
    queryFn: ({ signal }) => provider.auditLogFilters(signal),
    retry: false,
  })
  const { values: value, change: filter } = useFilters<Asked>()

  const choice = (
    label: string,
    name: "user_id" | "resource",
    every: string,
    options: [id: string, word: string][],
  ) => (
    <NativeSelect
      value={value[name] ?? ""}
      onChange={({ target }) => filter({ [name]: target.value })}
      input={<OutlinedInput />}
      slotProps={{ input: { "aria-label": label } }}
      sx={{ flex: { xs: "1 1 45%", sm: "none" }, minWidth: 0 }}
    >
      <option value="">{every}</option>
      {options.map(([id, word]) => (
        <option key={id} value={id}>
          {word}
        </option>
      ))}
    </NativeSelect>
  )
  const day = (label: string, name: "from" | "until") => (
    <OutlinedInput
      type="date"
      value={value[name] ?? ""}
      onChange={({ target }) => filter({ [name]: target.value })}
      sx={{ flex: { xs: "1 1 45%", sm: "none" }, minWidth: 0 }}
      slotProps={{ input: { "aria-label": label, max: today(), min: "2020-01-01" } }}
    />
  )
  return (
    <Box role="search" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: "1 1 260px" }}>
        <SearchBox label="Search in the changes" value={value.q ?? ""} onSearch={(q) => filter({ q })} />
      </Box>
      {choice("Who", "user_id", "Everybody", data?.people.map(({ id, name }) => [id, name]) ?? [])}
      {choice(
        "What",
        "resource",
        "Everything",
        data?.resources.map((name) => [name, capital(thingOf(name).replace(/ (of|about)$/, ""))]) ?? [],
      )}
      {day("From this day", "from")}
      {day("Until this day", "until")}
    </Box>
  )
}
