import type { AuditLogFilters, AuditLogRow } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import { useRecordContext, useTranslate } from "react-admin"
import { Accordions } from "../components/Accordions"
import { ChoiceFilter, DayFilter } from "../components/Filters"
import { DateField, StateField } from "../components/fields"
import { ResourceList } from "../components/ResourceList"
import { roleKey } from "../staff/roles"
import { useRequest } from "../use-shop-data"
import { Changes, Parts } from "./Parts"
import { useAuditLabels } from "./words"

const LOG = "resources.audit-log"

const capitalize = (text: string) => text[0].toUpperCase() + text.slice(1)

const AuditLog = () => {
  const { resourceLabel } = useAuditLabels()
  const { data } = useRequest<AuditLogFilters>("audit-log/filters")
  const resources = data?.resources.map((id) => ({
    id,
    name: capitalize(resourceLabel(id).replace(/ (of|about)$/, "")),
  }))
  return (
    <ResourceList
      filters={
        <>
          <ChoiceFilter
            source="user_id"
            label={`${LOG}.who`}
            emptyText={`${LOG}.everybody`}
            choices={data?.people ?? []}
            translateChoice={false}
          />
          <ChoiceFilter
            source="resource"
            label={`${LOG}.what`}
            emptyText={`${LOG}.everything`}
            choices={resources ?? []}
          />
          <DayFilter source="from" label={`${LOG}.from`} />
          <DayFilter source="until" label={`${LOG}.until`} />
        </>
      }
    >
      <Accordions
        summary={<EntrySummary />}
        detail={
          <>
            <Changes />
            <Parts />
          </>
        }
      />
    </ResourceList>
  )
}

const CHIP_PROPS = { open: { color: "error", variant: "outlined" } } as const

const EntrySummary = () => {
  const translate = useTranslate()
  const entry = useRecordContext() as AuditLogRow
  const { who, role, state } = entry
  return (
    <Box sx={{ flex: 1, mr: 1, display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.25, alignItems: "baseline" }}>
      <Box sx={{ flex: "1 1 280px", minWidth: 0, overflowWrap: "anywhere", fontSize: "0.9375rem" }}>
        <b>{who}</b> {useAuditLabels().actionLabel(entry)}{" "}
        {state === "open" && <StateField state={state} chipProps={CHIP_PROPS} />}
      </Box>
      <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {translate(roleKey(role), { _: role })}, <DateField source="created_at" />
      </Box>
    </Box>
  )
}

export default AuditLog
