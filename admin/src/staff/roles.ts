import type { Role } from "@haat/back-office/contract"

/** What each role is called and may do, for people; permissions.ts of the back office's plugin decides. */
export const ROLE_WORDS: Record<Role, { word: string; may: string }> = {
  owner: { word: "Owner", may: "Everything, with staff, settings and the audit log." },
  manager: { word: "Manager", may: "Everything but staff, settings and the audit log." },
  support: {
    word: "Support",
    may: "Reads the shop, moves orders on, answers reviews and problem reports.",
  },
}
