/** Words of the screen of one's own two-step sign-in. */
export const messages = {
  name: "Two-step sign-in",
  fields: { code: "Code", password: "Password" },
  failed: "Something went wrong! Please try again",
  unread: "Something went wrong! Unable to fetch your sign-in",
  required: "The shop asks this of everyone who works here. Set it up, and everything else opens.",
  isOn: "It is on: after your password, sign-in asks for a code. %{count} recovery codes are left.",
  why:
    "After your password, sign-in then asks for a code from an app on your phone. Someone who learns your password " +
    "cannot come in with it alone.",
  setUp: "Set it up",
  scan: "1. Scan this with your authenticator app, or type the key into it.",
  qr: "QR code for your authenticator app",
  key: "Key:",
  enter: "2. Enter the code that the app shows.",
  sixDigits: "Six digits, another one every 30 seconds",
  on: "Switch on",
  onNow: "Two-step sign-in is on",
  recovery:
    "Without your phone, each of these recovery codes lets you in once. Print them or write them down: they are " +
    "not shown again.",
  codes: "Recovery codes",
  kept: "I have kept them",
  offTitle: "Switch it off",
  fromApp: "From your app, or a recovery code",
  off: "Switch off",
  offNow: "Two-step sign-in is off",
}
