import { addMailPart } from "@haat/mail/add-mail-part"
import { defineMail } from "@haat/mail/define-mail"
import { LOCALES, pageUrl } from "@haat/sdk/locale"
import { z } from "zod"

const TEXTS = {
  en: { subject: "Your v1 notes", intro: "Here is what you have kept.", open: "Open it in the shop" },
  hi: { subject: "मेरी v1 notes", intro: "आपने यह रखा है।", open: "दुकान में खोलें" },
}

/** Sends a shopper their list. */
export const V1_NOTES_MAIL = defineMail({
  kind: "v1-notes",
  name: { en: "V1 notes", hi: "मेरी v1 notes" },
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
      { kind: "button", label: TEXTS[language].open, url: pageUrl(url, language, "/v1-notes") },
    ],
  }),
})

addMailPart("order-placed", {
  order: 10_000,
  plugin: "v1-notes",
  compose: (_order, { language }) => [{ kind: "text", text: language === "hi" ? "v1 का हिस्सा" : "A part of v1" }],
})
