import { defineMail } from "@haat/mail/define-mail"
import { LOCALES, pageUrl } from "@haat/sdk/locale"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { selectShared } from "./modules/wishlist/queries/rows"

const TEXTS = {
  en: { subject: "{owner} shares a list with you", intro: "It is called {list}.", open: "See the list" },
  hi: { subject: "{owner} ने आपके साथ एक लिस्ट शेयर की है", intro: "इसका नाम {list} है।", open: "लिस्ट देखें" },
}

/** Sends the link of a list; dropped when the list is not shared any more. */
export const WISHLIST_MAIL = defineMail({
  kind: "wishlist-shared",
  name: { en: "Shared wishlist", hi: "शेयर की गई wishlist" },
  payload: z.object({ to: z.string(), wishlist_id: z.string(), language: z.enum(LOCALES) }),
  sample: { to: "ravi@example.com", wishlist_id: "sample", language: "en" },
  placeholders: ["owner", "list"],
  read: async ({ to, wishlist_id }, container) => {
    const list = await selectShared(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), { id: wishlist_id })
    return list && { to, name: list.name, owner: list.owner, token: list.share_token }
  },
  readSample: { to: "ravi@example.com", name: "For Diwali", owner: "Asha", token: "sample" },
  compose: ({ to, name, owner, token }, { url, language }) => ({
    to,
    language,
    subject: TEXTS[language].subject.replace("{owner}", owner),
    preview: name,
    heading: name,
    intro: TEXTS[language].intro.replace("{list}", name),
    parts: [{ kind: "button", label: TEXTS[language].open, url: pageUrl(url, language, `/wishlist/shared/${token}`) }],
    values: { owner, list: name },
  }),
})
