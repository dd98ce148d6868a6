import type { PluginFailureRow, PluginRow } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId } from "react"
import { useRecordContext, useTranslate } from "react-admin"
import { dateTime } from "../components/format"
import { TextLink } from "../components/links"
import { SwitchButton } from "./SwitchButton"

const WORDS = "resources.plugins"

/** Facts of a plugin with their labels; routes stand by audience. */
const listFacts = (plugin: PluginRow): [label: string, names: string[]][] => [
  ["after", plugin.after],
  ...Object.entries(plugin.routes).map(([audience, routes]): [string, string[]] => [`audiences.${audience}`, routes]),
  ["tables", plugin.tables],
  ["permissions", plugin.permissions],
  ["hooks", plugin.hooks],
  ["mails", plugin.mails],
  ["jobs", plugin.jobs],
  ["subscribers", plugin.subscribers],
  ["pages", plugin.pages],
  ["slots", plugin.slots],
  ["admin_slots", plugin.admin_slots],
  ["settings", plugin.settings],
]

/** Shows what a plugin brings, what failed, and its switch. */
export const PluginDetail = () => {
  const translate = useTranslate()
  const plugin = useRecordContext<PluginRow>()
  if (!plugin) return null
  const facts = listFacts(plugin).filter(([, names]) => names.length)
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {plugin.is_optional ? (
        <SwitchButton plugin={plugin} />
      ) : (
        <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.needed`)}</Typography>
      )}
      <Failures failures={plugin.failures} />
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gap: { xs: 0.5, sm: 1.5 }, gridTemplateColumns: { sm: "10rem minmax(0, 1fr)" } }}
      >
        {facts.map(([label, names]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.875rem", pt: { xs: 1, sm: 0 } }}>
              {translate(`${WORDS}.fields.${label}`, { _: label })}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere", fontSize: "0.875rem" }}>
              {names.map((name) => (
                <Box key={name}>{name}</Box>
              ))}
              {label === "settings" && <TextLink to="/setting">{translate(`${WORDS}.toSettings`)}</TextLink>}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The last failure at each place, the newest first. */
const Failures = ({ failures }: { failures: PluginFailureRow[] }) => {
  const translate = useTranslate()
  const heading = useId()
  if (!failures.length) return <Typography>{translate(`${WORDS}.noFailures`)}</Typography>
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography component="h3" id={heading} sx={{ fontWeight: 600, mb: 1 }}>
        {translate(`${WORDS}.failures`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
        {failures.map(({ place, message, count, last_at }) => (
          <Box component="li" key={place} sx={{ overflowWrap: "anywhere" }}>
            <Box sx={{ fontWeight: 600 }}>{place}</Box>
            <Box>{message}</Box>
            <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {translate(`${WORDS}.failedTimes`, { smart_count: count, time: dateTime(last_at) })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
