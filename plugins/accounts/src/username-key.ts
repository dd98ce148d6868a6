/** The form in which a username is unique. Upper case first: a few letters have two lower-case forms. */
export const usernameKey = (username: string) => username.trim().normalize("NFKC").toUpperCase().toLowerCase()
