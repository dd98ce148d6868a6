import type { Mail } from "./mail"

type Reset = { to: string; actor_type: string; token: string }

/** Carries the link that sets a new password. */
export const passwordReset = ({ to, actor_type, token }: Reset, shop: { url: string; name: string }): Mail => {
  const account = actor_type === "user" ? "back-office account" : "account"
  return {
    to,
    subject: "Set a new password",
    preview: "The link works once, for one hour.",
    heading: "Set a new password",
    parts: [
      {
        kind: "text",
        text: `Somebody asked for a new password for your ${shop.name} ${account}. If it was you, choose one here:`,
      },
      { kind: "button", label: "Set a new password", url: `${shop.url}/reset-password/${encodeURIComponent(token)}` },
      {
        kind: "text",
        text: "The link works once and for one hour. If you did not ask for it, do nothing: your password stays as it is.",
      },
    ],
  }
}
