import type { MailDetail } from "@haat/mail/contract"
import { LOCALES, type Locale } from "@haat/sdk/locale"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useRecordContext } from "react-admin"
import { Choice } from "../components/Choice"
import { Fetched } from "../components/Fetched"
import { useResourceTranslate } from "../components/use-resource-translate"
import { useRequest } from "../use-shop-data"

const FORMATS = ["html", "text"] as const
type Format = (typeof FORMATS)[number]

/** Has no link of the mail open: the frame may not open windows. */
const withoutLinks = (html: string) => html.replace("<head>", '<head><base target="_blank">')

/** The saved mail of the record in context, with the data of a sample. */
export const Preview = () => {
  const t = useResourceTranslate()
  const { id, version } = useRecordContext<MailDetail>() as MailDetail
  const [language, setLanguage] = useState<Locale>("en")
  const [format, setFormat] = useState<Format>("html")
  const path = `mails/${encodeURIComponent(id)}?language=${language}`
  const query = useRequest<MailDetail>(path, { queryKey: [path, version] })
  const translated = <Name extends string>(names: readonly Name[], group: string) =>
    Object.fromEntries(names.map((name) => [name, t(`${group}.${name}`)])) as Record<Name, string>
  return (
    <Box component="section" aria-label={t("preview")} sx={{ display: "grid", gap: 2, mt: 2, minWidth: 0 }}>
      <Typography variant="h2">{t("preview")}</Typography>
      <Typography color="text.secondary">{t("previewText")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Choice
          label={t("language")}
          value={language}
          options={translated(LOCALES, "languages")}
          onChoose={setLanguage}
        />
        <Choice label={t("format")} value={format} options={translated(FORMATS, "formats")} onChoose={setFormat} />
      </Box>
      <Fetched query={query} failed="resources.mails.unread">
        {({ subject, html, text }) => (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{subject}</Typography>
            {format === "html" ? (
              <Box
                component="iframe"
                title={t("previewOf", { subject })}
                sandbox=""
                srcDoc={withoutLinks(html)}
                sx={{ width: "100%", height: 640, border: 1, borderColor: "divider", borderRadius: 1 }}
              />
            ) : (
              <Box component="pre" sx={{ m: 0, p: 2, bgcolor: "action.hover", whiteSpace: "pre-wrap" }}>
                {text}
              </Box>
            )}
          </>
        )}
      </Fetched>
    </Box>
  )
}
