import { z } from "zod"

const LOCAL = "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+\\-.]*[A-Za-z0-9_+-]"
const MAIL_ADDRESS = new RegExp(`^${LOCAL}@([A-Za-z0-9][A-Za-z0-9-]*\\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$`)

/**
 * Converts the domain to the ASCII form that mail servers read: "उदाहरण.भारत" becomes "xn--p1b6ci4b4b3a.xn--h2brj9c".
 * Returns an address that cannot be converted unchanged.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@")
  const domain = address.slice(at + 1)
  if (at < 0 || /^\p{ASCII}*$/u.test(domain) || /[\s/?#:\\[\]]/.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

/** Maximum length of an address that mail can be sent to. */
const MAX_CHARACTERS = 254

/** Schema of an e-mail address with a domain in any script. @param invalid error for any other text */
export const mailAddress = (invalid: { error: () => string }) =>
  z
    .string(invalid)
    .trim()
    .overwrite(withAsciiDomain)
    .max(MAX_CHARACTERS, invalid)
    .pipe(z.email({ pattern: MAIL_ADDRESS, ...invalid }))

/** Schema of an e-mail address that is converted to lower case. @param invalid error for any other text */
export const lowerCaseMailAddress = (invalid: { error: () => string }) =>
  z.string(invalid).toLowerCase().pipe(mailAddress(invalid))
