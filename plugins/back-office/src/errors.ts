import { defineErrors } from "@haat/sdk/errors"

/** Errors of the guard, the audit log and staff. */
export const BACK_OFFICE_ERRORS = defineErrors({
  administrator_only: { status: 403, en: "Only the shop's administrator can do this" },
  sign_in_as_administrator: { status: 401, en: "Please sign in as the shop's administrator" },
  no_role: { status: 403, en: "You have no role in this shop yet. An owner can give you one" },
  enrol_first: { status: 403, en: "Set up two-step sign-in first: the shop asks it of everyone who works here" },
  not_in_role: { status: 403, en: "This is not part of your role ({role}). An owner of the shop can change it" },
  owner_only: { status: 403, en: "Only an owner of the shop can do this" },
  no_back_office_page: { status: 404, en: "There is no such page in the back office" },
  only_answers: { status: 405, en: "This page only answers {methods}" },
  not_written_down: {
    status: 503,
    retryAfterSeconds: 30,
    en: "This cannot be written down just now, so it was not done. Please try again",
  },

  invitation_over: { status: 404, en: "This invitation has ended or was used. Ask for a new one" },
  no_such_invitation: { status: 404, en: "There is no such invitation" },
  works_here: { status: 409, en: "Someone with this email address keeps the shop already" },
  last_owner: { status: 409, en: "The shop needs an owner: make someone else an owner first" },
  own_second_factor: {
    status: 409,
    en: "Switch your own off under Two-step sign-in, with your password and a code",
  },
  no_such_staff: { status: 404, en: "Nobody here has this account" },
})
