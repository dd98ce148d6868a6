import { PERMANENT_SECTION } from "@haat/sdk/home-sections"
import DownIcon from "@mui/icons-material/ArrowDownward"
import UpIcon from "@mui/icons-material/ArrowUpward"
import Box from "@mui/material/Box"
import Switch from "@mui/material/Switch"
import TextField from "@mui/material/TextField"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { IconAction } from "../components/buttons"
import type { Row } from "./sections"

const WORDS = "resources.home-page"
const TITLES = ["title", "title_hi"] as const
const MAX_TITLE_LENGTH = 80

type SectionRowProps = {
  row: Row
  name: string
  handle: ReactNode
  onChange: (change: Partial<Row>) => void
  /** Moves it by one place; undefined at the end of the list. */
  onUp?: () => void
  onDown?: () => void
}

/** A section of home: its place, whether it is shown, and its titles. */
export const SectionRow = ({ row, name, handle, onChange, onUp, onDown }: SectionRowProps) => {
  const translate = useTranslate()
  const isHidden = row.is_hidden
  return (
    <Box sx={{ p: 1, border: 1, borderColor: "divider", borderRadius: "12px", bgcolor: "background.paper" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        {handle}
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, color: isHidden ? "text.secondary" : undefined }}>{name}</Box>
        <Arrow label={translate(`${WORDS}.up`, { name })} icon={<UpIcon fontSize="small" />} onMove={onUp} />
        <Arrow label={translate(`${WORDS}.down`, { name })} icon={<DownIcon fontSize="small" />} onMove={onDown} />
        <Switch
          checked={!isHidden}
          disabled={row.id === PERMANENT_SECTION}
          onChange={(_, isShown) => onChange({ is_hidden: !isShown })}
          slotProps={{ input: { "aria-label": translate(`${WORDS}.show`, { name }) } }}
        />
      </Box>
      {row.id !== "search" && (
        <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { sm: "1fr 1fr" }, pl: { sm: 5 }, pt: 1 }}>
          {TITLES.map((field) => (
            <TextField
              key={field}
              size="small"
              label={translate(`${WORDS}.${field}Label`)}
              value={row[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
              slotProps={{
                htmlInput: { maxLength: MAX_TITLE_LENGTH, "aria-label": translate(`${WORDS}.${field}`, { name }) },
              }}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Stays in its place, and keeps the focus, where there is no way further. */
const Arrow = ({ label, icon, onMove }: { label: string; icon: ReactNode; onMove?: () => void }) => (
  <Box sx={{ opacity: onMove ? 1 : 0.3 }}>
    <IconAction label={label} icon={icon} onClick={() => onMove?.()} />
  </Box>
)
