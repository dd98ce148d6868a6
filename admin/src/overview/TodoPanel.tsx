import Box from "@mui/material/Box"
import { LinkPanel, type LinkRow, LinkRows, PanelText } from "./LinkPanel"

type Props = {
  /** Text or its message key; so is `empty`. */
  title: string
  /** How many tasks are open, in words. */
  number: string
  rows: LinkRow[]
  /** Shown when nothing is open. */
  empty: string
  /** Address of all tasks. */
  all?: string
}

/** A card of open tasks on the overview, each with a link. */
export const TodoPanel = ({ title, number, rows, empty, all }: Props) => (
  <LinkPanel
    title={title}
    aside={<Box sx={{ color: "text.secondary", fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>{number}</Box>}
    to={rows.length ? all : undefined}
  >
    {rows.length ? <LinkRows rows={rows} /> : <PanelText text={empty} />}
  </LinkPanel>
)
