import type { PluginRow } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { ListContextProvider, useList, useRecordContext, useTranslate } from "react-admin"
import { Accordions } from "../components/Accordions"
import { Fetched } from "../components/Fetched"
import { Tag } from "../components/fields"
import { PageHeading } from "../components/PageHeading"
import { useRequest } from "../use-shop-data"
import { PluginDetail } from "./PluginDetail"

const WORDS = "resources.plugins"

/** The plugins of the shop: what each brings, what failed, and the switch of optional ones. */
const PluginList = () => {
  const translate = useTranslate()
  const query = useRequest<PluginRow[]>("plugins")
  return (
    <>
      <PageHeading title={translate(`${WORDS}.name`, { smart_count: 2 })} />
      <Typography sx={{ color: "text.secondary", maxWidth: 640, mb: 2 }}>{translate(`${WORDS}.about`)}</Typography>
      <Fetched query={query} failed={`${WORDS}.unread`}>
        {(plugins) => <Plugins plugins={plugins} />}
      </Fetched>
    </>
  )
}

/** Optional plugins stand first: they are what an owner can change. */
const Plugins = ({ plugins }: { plugins: PluginRow[] }) => {
  const data = plugins.toSorted((a, b) => Number(b.is_optional) - Number(a.is_optional) || (a.id < b.id ? -1 : 1))
  const list = useList({ data, perPage: data.length, resource: "plugins" })
  return (
    <ListContextProvider value={list}>
      <Accordions summary={<Summary />} detail={<PluginDetail />} />
    </ListContextProvider>
  )
}

const Summary = () => {
  const translate = useTranslate()
  const plugin = useRecordContext<PluginRow>()
  if (!plugin) return null
  const { id, version, is_optional, is_package, is_on, failures } = plugin
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mr: 1, width: 1 }}>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {id}
      </Typography>
      <Typography sx={{ color: "text.secondary", fontSize: "0.875rem", flex: 1 }}>{version}</Typography>
      {failures.length > 0 && (
        <Tag color="warning" label={translate(`${WORDS}.failedPlaces`, { smart_count: failures.length })} />
      )}
      {is_package && <Tag variant="outlined" label={translate(`${WORDS}.states.installed`)} />}
      <Tag variant="outlined" label={translate(`${WORDS}.states.${is_optional ? "optional" : "needed"}`)} />
      {!is_on && <Tag color="error" label={translate(`${WORDS}.states.off`)} />}
    </Box>
  )
}

export default PluginList
