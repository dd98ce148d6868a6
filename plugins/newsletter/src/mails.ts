import { defineMail } from "@haat/mail/define-mail"
import { LOCALES, pageUrl } from "@haat/sdk/locale"
import { z } from "zod"
import { CONSENT_WORDS, unsubscribePath } from "./contract"
import { messages as english } from "./messages"
import { messages as hindi } from "./messages.hi"

const TEXTS = { en: english, hi: hindi }

/** Confirms a subscription: what was agreed to, and the link that ends it, to the page in the same language. */
export const NEWSLETTER_WELCOME = defineMail({
  kind: "newsletter-welcome",
  name: { en: "Welcome to the newsletter", hi: "न्यूज़लेटर में स्वागत" },
  payload: z.object({ email: z.string(), token: z.string(), language: z.enum(LOCALES).nullable() }),
  sample: { email: "asha@example.com", token: "sample", language: "en" },
  compose: ({ email, token }, { language, ...shop }) => {
    const { welcome } = TEXTS[language]
    return {
      to: email,
      language,
      subject: welcome.subject(shop.name),
      preview: CONSENT_WORDS[language],
      heading: welcome.heading,
      intro: welcome.intro,
      parts: [
        { kind: "quote", text: CONSENT_WORDS[language] },
        { kind: "text", text: welcome.changedMind },
        { kind: "button", label: welcome.unsubscribe, url: pageUrl(shop.url, language, unsubscribePath(token)) },
      ],
    }
  },
})
