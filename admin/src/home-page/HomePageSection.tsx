import { arrayMove } from "@dnd-kit/sortable"
import { type HomeSection, SaveHomePage } from "@haat/shop-settings/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { ResourceContextProvider, useLocale, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { TextButton } from "../components/buttons"
import { TextLink } from "../components/links"
import { SettingsForm } from "../components/SettingsForm"
import { SortableList } from "../components/SortableList"
import { usePluginsOff } from "../session/plugins-off"
import { SectionRow } from "./SectionRow"
import { type Row, toRows, toSections } from "./sections"

const WORDS = "resources.home-page"
const HEIGHT = 640

/** The sections of home in a list that the owner orders, hides and titles. */
const HomePageSection = () => (
  <ResourceContextProvider value="home-page">
    <SettingsForm id="home" contract={SaveHomePage} height={HEIGHT}>
      <Sections />
    </SettingsForm>
  </ResourceContextProvider>
)

const Sections = () => {
  const translate = useTranslate()
  const language = useLocale() === "hi" ? "hi" : "en"
  const { setValue } = useFormContext()
  const arranged: HomeSection[] = useWatch({ name: "sections" })
  const rows = toRows(arranged)
  const save = (sections: HomeSection[]) => setValue("sections", sections, { shouldDirty: true })
  const change = (next: Row[]) => save(toSections(next, arranged))
  const off = usePluginsOff() ?? []
  const getName = ({ id, name, plugin = "" }: Row) => {
    const section = name?.[language] ?? translate(`${WORDS}.names.${id}`)
    return off.includes(plugin) ? translate(`${WORDS}.off`, { name: section }) : section
  }
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.hint`)}</Typography>
        <TextLink to="/" newTab>
          {translate(`${WORDS}.view`)}
        </TextLink>
      </Box>
      <SortableList
        items={rows}
        label={translate(`${WORDS}.list`)}
        layout="rows"
        getName={getName}
        onSort={change}
        sx={{ display: "grid", gap: 1 }}
      >
        {(row, at, handle) => (
          <SectionRow
            row={row}
            name={getName(row)}
            handle={handle}
            onChange={(fields) => change(rows.map((other) => (other.id === row.id ? { ...row, ...fields } : other)))}
            onUp={at > 0 ? () => change(arrayMove(rows, at, at - 1)) : undefined}
            onDown={at < rows.length - 1 ? () => change(arrayMove(rows, at, at + 1)) : undefined}
          />
        )}
      </SortableList>
      <TextButton label={`${WORDS}.reset`} onClick={() => save([])} sx={{ justifySelf: "start" }} />
    </>
  )
}

export default HomePageSection
