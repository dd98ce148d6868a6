/** Words for a person who comes with an invitation. */
export const messages = {
  title: "Join",
  heading: "Help to keep the shop",
  invited: "%{email} is invited as %{role}.",
  broken: "This link does not work",
  toShop: "To the shop",
  away: "The shop does not answer. Please try again in a moment.",
  first_name: "First name",
  last_name: "Last name",
  username: "Username",
  usernameHint: "3 to 15 characters",
  password: "Password",
  passwordHint: "6 to 20 characters",
  join: "Join",
}
