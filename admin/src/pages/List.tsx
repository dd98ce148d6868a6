import { type OwnersPage, PAGES, type PageName, SavePage } from "@haat/shop-settings/contract"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { TextInput, useRecordContext, useTranslate } from "react-admin"
import { Choice } from "../components/Choice"
import { SectionCard } from "../components/cards"
import { dateTime } from "../components/format"
import { TextLink } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { SettingsForm } from "../components/SettingsForm"
import { useUnsavedChanges } from "../components/unsaved"

const WORDS = "resources.pages"

const versionPath = (id: string, version: number) =>
  `${id === "terms" ? "/termsandcondition" : `/policies/${id}`}?version=${version}`

const Pages = () => {
  const translate = useTranslate()
  const { confirmDiscard } = useUnsavedChanges()
  const [chosen, setChosen] = useState<PageName>("terms")
  const names = Object.fromEntries(PAGES.map((name) => [name, translate(`${WORDS}.whichOf.${name}`)]))
  return (
    <>
      <PageHeading
        title={translate(`${WORDS}.name`, { smart_count: 2 })}
        below={<Typography color="text.secondary">{translate(`${WORDS}.text`)}</Typography>}
      />
      <Choice
        label={translate(`${WORDS}.which`)}
        value={chosen}
        options={names as Record<PageName, string>}
        onChoose={async (name) => (await confirmDiscard()) && setChosen(name)}
      />
      <SectionCard sx={{ mt: 2, maxWidth: 880 }}>
        <SettingsForm key={chosen} id={chosen} contract={SavePage} height={320} after={<Versions />}>
          <TextInput source="text" multiline minRows={10} helperText={`${WORDS}.hint`} />
          <TextInput
            source="text_hi"
            multiline
            minRows={10}
            helperText={`${WORDS}.hintHindi`}
            slotProps={{ htmlInput: { lang: "hi" } }}
          />
        </SettingsForm>
      </SectionCard>
    </>
  )
}

const Versions = () => {
  const translate = useTranslate()
  const page = useRecordContext<OwnersPage>()
  return (
    <div>
      <Typography variant="h3" component="h2">
        {translate(`${WORDS}.versions`)}
      </Typography>
      <ul>
        {page?.versions.map(({ version, saved_at }) => (
          <li key={version}>
            <TextLink to={versionPath(page.id, version)} newTab>
              {translate(`${WORDS}.versionOf`, { version, day: dateTime(saved_at) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default Pages
