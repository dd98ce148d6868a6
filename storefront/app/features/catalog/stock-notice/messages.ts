/** Texts about being told when something is back in stock. */
export const STOCK_NOTICE = {
  ask: "Tell me when it is back",
  askForOther: "Tell me when a sold-out choice is back",
  hint:
    "One mail when it can be ordered again, and no other. Until then we keep your address, six months at most, and " +
    "use it for nothing else. By sending you agree to that.",
  which: "Which one",
  email: "Email address",
  send: "Tell me",
  kept: "We will write to you once, when it is back.",
  isBack: "It can be ordered again.",
  failed: "Something went wrong. Please try again later.",
  stopTitle: "No more mails about stock",
  stopText: "This stops all mails that wait for your address to tell you that something is back in stock.",
  stop: "Stop these mails",
  stopped: "No more such mails will come.",
} as const
