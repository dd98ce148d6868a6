import { defineMail } from "@haat/mail/define-mail"
import { z } from "zod"

const WEEK_SECONDS = 7 * 24 * 3_600

/** Carries the link by which a person becomes an administrator. The part behind # is not sent to servers. */
export const STAFF_INVITATION = defineMail({
  kind: "staff-invitation",
  name: { en: "Invitation to the back office", hi: "बैक ऑफ़िस का न्योता" },
  payload: z.object({ to: z.string(), role: z.string(), invited_by: z.string(), token: z.string() }),
  sample: { to: "asha@example.com", role: "manager", invited_by: "Tara Iyer", token: "sample" },
  usefulSeconds: WEEK_SECONDS,
  placeholders: ["role", "invited_by"],
  compose: ({ to, role, invited_by, token }, shop) => ({
    to,
    values: { role, invited_by },
    subject: `Help to keep the shop ${shop.name}`,
    preview: `${invited_by} asks you to join as ${role}.`,
    heading: "You are invited to the back office",
    intro: `${invited_by} asks you to keep the shop ${shop.name} together, as ${role}. Choose a username and a password here:`,
    parts: [
      { kind: "button", label: "Accept the invitation", url: `${shop.url}/admin/join#${encodeURIComponent(token)}` },
      { kind: "text", text: "The link works once and for seven days. If you do not know who asks, do nothing." },
    ],
  }),
})
