/** Words of the staff's screen. */
export const messages = {
  name: "Staff",
  fields: { email: "E-mail", role: "Role" },
  invite: "Invite someone",
  unread: "Something went wrong! Unable to fetch the staff",
  whatEachMay: "What each role may do",
  states: { you: "You" },
  secondFactorOn: "Two-step sign-in is on",
  roleOf: "Role of %{name}",
  noRole: "No role",
  administrators: "Administrators",
  administratorsText: "Who may come in here, in which role, and what they have done.",
  roles: {
    owner: "Owner",
    manager: "Manager",
    support: "Support",
  },
  may: {
    owner: "Everything, with staff, settings and the audit log.",
    manager: "Everything but staff, settings and the audit log.",
    support: "Reads the shop, moves orders on, answers shoppers.",
  },
  lostPhone: "Lost phone",
  lostPhoneOf: "Lost phone: switch off two-step sign-in of %{name}",
  remove: "Remove",
  removeOne: "Remove %{name}",
  yourself: "yourself",
  changeRole: {
    owner: "Make %{name} an owner?",
    manager: "Make %{name} a manager?",
    support: "Make %{name} a support?",
    yes: "Change the role",
    noWayBack: "%{may} You may not be able to change it back yourself.",
    done: "%{name} is %{role} now",
  },
  reset: {
    title: "Switch off two-step sign-in of %{name}?",
    text:
      "For someone who has lost their phone. They are signed out everywhere, sign in with the password alone, and " +
      "get a mail. Make sure that it is really them who asks.",
    yes: "Switch off",
    done: "%{name} signs in with the password alone now",
  },
  removal: {
    title: "Remove %{name}?",
    yes: "Remove",
    text:
      "They are signed out everywhere at once and cannot come back without a new invitation. The audit log keeps " +
      "what they did.",
    done: "%{name} is removed",
  },
  audit: {
    thing: "staff member",
    actions: { "second-factor": "switched off two-step sign-in of %{subject}" },
    fields: { username: "username", second_factor: "two-step sign-in", invitation: "invitation" },
  },
}

export const invitations = {
  name: "Invitation |||| Invitations",
  fields: { email: "E-mail", role: "Role" },
  invited: "Invited",
  emailHint: "They get a link that works once, for seven days.",
  send: "Send the invitation",
  sent: "An invitation is on its way to %{email}",
  by: "%{role}, invited by %{name}",
  states: { ended: "Ended" },
  linkEnded: "The link has ended",
  linkUntil: "The link works until %{date}",
  again: "Send again",
  againTo: "Send the invitation to %{email} again",
  sentAgain: "A new link is on its way",
  withdraw: "Withdraw",
  withdrawFrom: "Withdraw the invitation to %{email}",
  withdrawQuestion: "Withdraw the invitation to %{email}?",
  withdrawText: "The link they got stops working at once.",
  withdrawn: "The invitation is withdrawn",
  audit: { thing: "invitation of", fields: { expires_at: "link works until", invited_by: "invited by" } },
}
