import type { PluginRow, SwitchPlugin } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import { CanAccess, useTranslate } from "react-admin"
import { ActionButton } from "../components/buttons"
import { useChange } from "../components/use-action"
import { me } from "../session/me"
import { countResting } from "./what-rests"

const WORDS = "resources.plugins"

/** Switches an optional plugin off, after saying what rests then, or on again. */
export const SwitchButton = ({ plugin }: { plugin: PluginRow }) => {
  const translate = useTranslate()
  const change = useChange<SwitchPlugin>()
  const { id, is_on } = plugin
  const words = { name: id }
  const rests = countResting(plugin).map(([kind, count]) => translate(`${WORDS}.rests.${kind}`, { smart_count: count }))
  const question = {
    title: translate(`${WORDS}.switchOff.title`, words),
    text: [translate(`${WORDS}.switchOff.text`), ...rests, translate(`${WORDS}.switchOff.stays`)].join("\n"),
    yes: `${WORDS}.switchOff.yes`,
    danger: true,
  }
  const save = async () => {
    await change({ is_on: !is_on })
    // menu and screens follow
    await me.now()
  }
  return (
    <CanAccess action="edit">
      <Box>
        <ActionButton
          label={translate(`${WORDS}.${is_on ? "switchOff" : "switchOn"}.label`, words)}
          variant={is_on ? "outlined" : "contained"}
          color={is_on ? "error" : "primary"}
          question={is_on ? question : undefined}
          action={save}
          done={() => translate(`${WORDS}.${is_on ? "switchOff" : "switchOn"}.done`, words)}
          scope={id}
        />
      </Box>
    </CanAccess>
  )
}
