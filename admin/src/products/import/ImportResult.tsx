import type { ImportChange, MovedNotes, ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { FiguresTable } from "../../components/FiguresTable"
import { LinkButton } from "../../components/links"
import { Notice } from "../../components/Notice"
import { Col } from "../../components/Table"
import { problemsFileUrl } from "./NewCategories"

const WORDS = "resources.products.importing"

export const ImportResult = ({ result }: { result: ProductImport }) => {
  const translate = useTranslate()
  const say = (word: string, number: number, more?: object) =>
    translate(`${WORDS}.${word}`, { smart_count: number, count: grouped(number), ...more })
  const { state, added, changed, unchanged, wrong_rows, pictures } = result
  const parts = [
    say("new", added),
    say("changed", changed),
    say("unchanged", unchanged),
    ...(pictures ? [say("pictures", pictures)] : []),
  ].join(", ")
  if (state === "failed") return <Notice severity="error" text={say("notImported", 1, { reason: result.failure })} />
  if (state === "done") return <Notice severity="success" text={say("imported", 1, { parts })} />
  if (state !== "refused") {
    const changes = added + changed > 0
    return (
      <>
        <Notice
          severity={changes ? "success" : "info"}
          text={changes ? say("checked", result.rows, { parts }) : say("nothing", 0)}
        />
        {result.moved && <ImportNotes moved={result.moved} />}
        <ImportChanges result={result} />
      </>
    )
  }
  const wrong = say("wrongRows", wrong_rows, { rows: say("rows", result.rows) })
  return (
    <>
      <Notice severity="error" text={say("rejected", wrong_rows, { wrong })} />
      <ImportProblems result={result} />
      <Box>
        <LinkButton variant="outlined" href={problemsFileUrl(result.id)} download label={`${WORDS}.download`} />
      </Box>
    </>
  )
}

export const ImportProblems = ({ result: { problems, problem_count } }: { result: ProductImport }) => {
  const translate = useTranslate()
  return (
    <>
      <FiguresTable label={translate(`${WORDS}.problems`)} rows={problems} maxHeight={320}>
        <Col source="line" label={`${WORDS}.line`} disableSort />
        <Col source="field" label={`${WORDS}.column`} disableSort />
        <Col source="message" label={`${WORDS}.problems`} disableSort />
      </FiguresTable>
      {problem_count > problems.length && (
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {translate(`${WORDS}.moreInFile`, { count: grouped(problem_count - problems.length) })}
        </Typography>
      )}
    </>
  )
}

const MOVED = "resources.products.importing.moved"
const KINDS = ["estimated", "no_stock", "pictures", "low_mrp", "no_gtin", "long_text"] as const
const MAX_LINES = 20

export const ImportNotes = ({ moved: { counts, rows, columns } }: { moved: MovedNotes }) => {
  const translate = useTranslate()
  const toNotes = (kind: string, count = 0, words?: object) =>
    count ? [translate(`${MOVED}.${kind}`, { smart_count: count, count: grouped(count), ...words })] : []
  const notes = [
    ...KINDS.flatMap((kind) => toNotes(kind, counts[kind])),
    ...toNotes("rows", rows.length, { lines: rows.slice(0, MAX_LINES).join(", ") }),
    ...toNotes("columns", columns.length, { columns: columns.join(", ") }),
  ]
  if (!notes.length) return null
  return (
    <Notice severity="info" text={`${MOVED}.title`}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: "1.2em" }}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
    </Notice>
  )
}

export const ImportChanges = ({ result: { changes, added, changed } }: { result: ProductImport }) => {
  const translate = useTranslate()
  if (!changes.length) return null
  const rest = added + changed - changes.length
  return (
    <Box component="ul" aria-label={translate(`${WORDS}.changes`)} tabIndex={0} sx={LIST}>
      {changes.map((change) => (
        <li key={`${change.line} ${change.name}`}>
          {change.picture && isUrl(change.picture) && (
            <img src={change.picture} alt="" loading="lazy" referrerPolicy="no-referrer" />
          )}
          <span>
            <b>{change.name}</b> <small>{changeTexts(change, translate).join("; ")}</small>
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <small>{translate(`${WORDS}.more`, { count: grouped(rest) })}</small>
        </li>
      )}
    </Box>
  )
}

/** Returns the values of a new product, or the changed fields of an existing one. */
const changeTexts = ({ added, changes, picture, found_by }: ImportChange, translate: (word: string) => string) => {
  const name = found_by === "name" ? [translate(`${WORDS}.foundByName`)] : []
  if (!added)
    return [...changes.map(({ field, before, after }) => `${field}: ${before || "–"} → ${after || "–"}`), ...name]
  const values = changes.map(({ field, after }) => `${field}: ${after}`)
  const pictures = picture && !isUrl(picture) ? [`pictures: ${picture}`] : []
  return [translate(`${WORDS}.added`), ...values, ...pictures, ...name]
}

const isUrl = (picture: string) => /^(?:https:\/)?\//.test(picture)

const LIST = {
  m: 0,
  p: 0,
  listStyle: "none",
  maxHeight: 320,
  overflowY: "auto",
  overflowWrap: "anywhere",
  fontSize: "0.875rem",
  "& li": { display: "flex", gap: 1, alignItems: "center", py: 0.75, borderBottom: 1, borderColor: "divider" },
  "& small": { color: "text.secondary", fontSize: "inherit" },
  "& img": { width: 40, height: 40, objectFit: "cover", borderRadius: 1, flexShrink: 0 },
} as const

const WRAPPED = { overflowWrap: "anywhere" } as const

/** Result of the last import or check, whose dialog was closed. */
export const LastImport = ({ last, onRun, onShow }: { last: ProductImport; onRun: () => void; onShow: () => void }) => {
  const translate = useTranslate()
  const { filename: file, failure: reason, state, can_run, new_categories } = last
  const count = last.added + last.changed
  const say = (word: string) =>
    translate(`${WORDS}.${word}`, { file, reason, smart_count: count, count: grouped(count) })
  if (state === "done") return <Notice severity="success" sx={WRAPPED} text={say("lastDone")} />
  if (state !== "failed") {
    const show = { label: `${WORDS}.show`, onClick: onShow }
    return <Notice severity="info" sx={WRAPPED} text={say("lastChecked")} action={show} />
  }
  // New categories must be confirmed again.
  const again = can_run && !new_categories.length ? { label: `${WORDS}.again`, onClick: onRun } : undefined
  return <Notice severity="error" sx={WRAPPED} text={say("lastFailed")} action={again} />
}
