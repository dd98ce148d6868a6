import { defineMail } from "@haat/mail/define-mail"
import { LOCALES, pageUrl } from "@haat/sdk/locale"
import { z } from "zod"

const TEXTS = {
  en: { subject: "Your __title__", intro: "Here is what you have kept.", open: "Open it in the shop" },
  hi: { subject: "मेरी __title__", intro: "आपने यह रखा है।", open: "दुकान में खोलें" },
}

/** Sends a shopper their list. */
export const __PLUGIN___MAIL = defineMail({
  kind: "__name__",
  name: { en: "__Title__", hi: "मेरी __title__" },
  payload: z.object({ to: z.string(), names: z.array(z.string()), language: z.enum(LOCALES) }),
  sample: { to: "asha@example.com", names: ["Brass lota"], language: "en" },
  compose: ({ to, names }, { url, language }) => ({
    to,
    language,
    subject: TEXTS[language].subject,
    preview: names.join(", "),
    heading: TEXTS[language].subject,
    intro: TEXTS[language].intro,
    parts: [
      ...names.map((text) => ({ kind: "text" as const, text })),
      { kind: "button", label: TEXTS[language].open, url: pageUrl(url, language, "/__name__") },
    ],
  }),
})
