import type { Mail } from "./mail"

type Invitation = { to: string; role: string; invited_by: string; token: string }

/** Carries the link by which somebody becomes an administrator. What follows # is never sent to a server by itself. */
export const staffInvitation = (
  { to, role, invited_by, token }: Invitation,
  shop: { url: string; name: string },
): Mail => ({
  to,
  subject: `Help to keep the shop ${shop.name}`,
  preview: `${invited_by} asks you to join as ${role}.`,
  heading: "You are invited to the back office",
  parts: [
    {
      kind: "text",
      text: `${invited_by} asks you to keep the shop ${shop.name} together, as ${role}. Choose a username and a password here:`,
    },
    { kind: "button", label: "Accept the invitation", url: `${shop.url}/admin/join#${encodeURIComponent(token)}` },
    { kind: "text", text: "The link works once and for seven days. If you do not know who asks, do nothing." },
  ],
})
