export const messages = {
  name: "Settings",
  signedInAs: "Signed in as",
  person: { name: "Name", username: "Username", email: "Email", role: "Role" },
  secondFactor: "Two-step sign-in",
  appearance: "Appearance",
  onThisDevice: "Kept on this device.",
  light: "Light",
  dark: "Dark",
}
