import { type MailDetail, SaveMailTexts } from "@haat/mail/contract"
import { LOCALES, type Locale } from "@haat/sdk/locale"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { TextInput, useGetOne, useLocale, useRecordContext } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { useParams } from "react-router-dom"
import { TextButton } from "../components/buttons"
import { SectionCard } from "../components/cards"
import { LinkButton } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { SettingsForm, TWO_COLUMNS } from "../components/SettingsForm"
import { useResourceTranslate } from "../components/use-resource-translate"
import { Preview } from "./Preview"

/** Rows of the list lack texts and placeholders. */
const WHOLE = { detail: true }

const MailEdit = () => {
  const { id = "" } = useParams()
  const t = useResourceTranslate()
  const locale = useLocale() === "hi" ? "hi" : "en"
  const { data: mail } = useGetOne<MailDetail>("mails", { id, meta: WHOLE }, { retry: false })
  return (
    <>
      <PageHeading title={mail?.name[locale] ?? t("name", { smart_count: 1 })}>
        <LinkButton variant="outlined" label={t("all")} to="/mails" />
      </PageHeading>
      <SectionCard sx={{ maxWidth: 1080 }}>
        <SettingsForm key={id} id={id} meta={WHOLE} contract={SaveMailTexts} height={320} after={<Preview />}>
          <Typography color="text.secondary">{t("text")}</Typography>
          <Placeholders />
          <Box sx={TWO_COLUMNS}>
            {LOCALES.map((language) => (
              <Texts key={language} language={language} />
            ))}
          </Box>
        </SettingsForm>
      </SectionCard>
    </>
  )
}

/** Names that can stand in the texts. */
const Placeholders = () => {
  const t = useResourceTranslate()
  const { placeholders = [] } = useRecordContext<MailDetail>() ?? {}
  return (
    <Typography>
      {t("placeholders")}{" "}
      {placeholders.map((name) => (
        <Box component="code" key={name} sx={{ mr: 1 }}>
          {`{${name}}`}
        </Box>
      ))}
    </Typography>
  )
}

/** Subject and first paragraph in a language; an empty one stands for the mail's own, which is shown below it. */
const Texts = ({ language }: { language: Locale }) => {
  const t = useResourceTranslate()
  const mail = useRecordContext<MailDetail>()
  const { setValue } = useFormContext()
  const names = [`subject_${language}`, `intro_${language}`]
  const isEdited = useWatch({ name: names }).some(Boolean)
  const showOwn = (text: string | undefined) => (text ? t("ownText", { text }) : t("noOwnText"))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: "grid", gap: 2 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
        {t(`languages.${language}`)}
      </Typography>
      {language === "hi" && !mail?.knows_language && (
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{t("languageUnknown")}</Typography>
      )}
      <TextInput
        source={names[0]}
        helperText={showOwn(mail?.defaults[language].subject)}
        slotProps={{ htmlInput: { lang: language } }}
      />
      <TextInput
        source={names[1]}
        multiline
        minRows={4}
        helperText={showOwn(mail?.defaults[language].intro)}
        slotProps={{ htmlInput: { lang: language } }}
      />
      <TextButton
        label={t("reset")}
        disabled={!isEdited}
        sx={{ justifySelf: "start" }}
        onClick={() => {
          for (const name of names) setValue(name, "", { shouldDirty: true })
        }}
      />
    </Box>
  )
}

export default MailEdit
