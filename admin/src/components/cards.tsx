import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import type { SxProps } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { type ReactNode, useContext, useId } from "react"
import {
  ListContext,
  RecordsIterator,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from "react-admin"
import { dateTime } from "./format"
import { TextLink } from "./links"

type RecordCardsProps = {
  /** Accessible name where a screen has several lists: a text or its message key. */
  label?: string
  children: ReactNode
}

/** The records of a list as cards; `children` render the record in context. */
export const RecordCards = ({ label, children }: RecordCardsProps) => {
  const translate = useTranslate()
  return (
    <Box
      component="ul"
      aria-label={label && translate(label, { _: label })}
      sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}
    >
      <RecordsIterator render={() => <li>{children}</li>} />
    </Box>
  )
}

/** Title of a card; in a list it links to the record's screen. */
export const CardTitle = ({ children }: { children: ReactNode }) => {
  const isListed = useContext(ListContext) !== null
  const createPath = useCreatePath()
  const path = createPath({ resource: useResourceContext(), id: useRecordContext()?.id, type: "show" })
  return (
    <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
      {isListed ? (
        <TextLink to={path} sx={{ color: "text.primary" }}>
          {children}
        </TextLink>
      ) : (
        children
      )}
    </Typography>
  )
}

type RecordCardProps = {
  /** Starts the heading line, such as a `CardTitle`. */
  title: ReactNode
  date?: string
  /** The rest of the heading line, such as states. */
  head?: ReactNode
  children: ReactNode
}

/** A card of the record in context: a heading line, and what follows below it. */
export const RecordCard = ({ title, date, head, children }: RecordCardProps) => (
  <Card sx={{ p: 2 }}>
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      {title}
      {date && <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{dateTime(date)}</Typography>}
      {head}
    </Box>
    {children}
  </Card>
)

/** The row of buttons at the end of a card. */
export const CardActions = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1.5 }}>{children}</Box>
)

/** A text of several lines on a card. */
export const LongText = ({ children }: { children: string }) => (
  <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{children}</Typography>
)

type SectionProps = {
  title?: string
  id?: string
  /** Below the title: a text or its key. */
  about?: string
  actions?: ReactNode
  sx?: SxProps
  children: ReactNode
}

/** A section of a screen, with a title. */
export const SectionCard = ({ title, id, about, actions, sx, children }: SectionProps) => {
  const ownId = useId()
  const translate = useTranslate()
  const heading = id ?? ownId
  return (
    <Card
      {...(title ? { component: "section", "aria-labelledby": heading } : {})}
      sx={
        [{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }, sx].flat() as SxProps
      }
    >
      {title && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
          <Box sx={{ flex: "1 1 220px" }}>
            <Typography variant="h2" id={heading}>
              {translate(title, { _: title })}
            </Typography>
            {about !== undefined && (
              <Typography
                aria-live="polite"
                sx={{ color: "text.secondary", fontSize: "0.875rem", whiteSpace: "pre-line", minHeight: "1.5em" }}
              >
                {translate(about, { _: about })}
              </Typography>
            )}
          </Box>
          {actions}
        </Box>
      )}
      {children}
    </Card>
  )
}
