import { type OwnersPage, SavePage } from "@haat/shop-settings/contract"
import Card from "@mui/material/Card"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useQueryClient } from "@tanstack/react-query"
import { TextInput, useTranslate } from "react-admin"
import { dateTime } from "../components/format"
import { SettingsForm } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { pageRequests } from "./requests"

const WORDS = "resources.pages"
const resolver = zodForm(SavePage)

/** Address at which shoppers read a version. */
const addressOf = (id: string, version: number) =>
  `${id === "terms" ? "/termsandcondition" : `/policies/${id}`}?version=${version}`

type Props = { page: OwnersPage; onLookAgain: () => void }

/** One page in both languages, and where its versions are read. */
export const PageForm = ({ page, onLookAgain }: Props) => {
  const translate = useTranslate()
  const shop = useShopData<typeof pageRequests>()
  const queryClient = useQueryClient()
  const save = async (values: object) => {
    const saved = await shop.savePage(page.id, values as SavePage)
    queryClient.setQueryData<OwnersPage[]>(["pages"], (pages = []) =>
      pages.map((one) => (one.id === saved.id ? saved : one)),
    )
  }
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 880 }}>
      <SettingsForm words={WORDS} settings={page} resolver={resolver} onSave={save} onLookAgain={onLookAgain}>
        <TextInput source="text" multiline minRows={10} helperText={`${WORDS}.hint`} />
        <TextInput
          source="text_hi"
          multiline
          minRows={10}
          helperText={`${WORDS}.hintHindi`}
          slotProps={{ htmlInput: { lang: "hi" } }}
        />
      </SettingsForm>
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        {translate(`${WORDS}.versions`)}
      </Typography>
      <ul>
        {page.versions.map(({ version, saved_at }) => (
          <li key={version}>
            <Link href={addressOf(page.id, version)} target="_blank" rel="noopener">
              {translate(`${WORDS}.versionOf`, { version, day: dateTime(saved_at) })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
