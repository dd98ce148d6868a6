/** The administrator of a measured shop. */
export const OWNER = {
  username: "owner",
  password: "Owner@1234",
  email: "owner@haat.example",
  first_name: "Large",
  last_name: "Owner",
}

/** Signs the owner in. @returns the cookie that the back office wants */
export async function signIn(url) {
  const json = { "content-type": "application/json" }
  const entered = await fetch(`${url}/auth/sign-in`, { method: "POST", headers: json, body: JSON.stringify(OWNER) })
  // the session is kept once the whole reply has come
  const text = await entered.text()
  if (!entered.ok) throw new Error(`The owner could not sign in: ${text}`)
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")
}
