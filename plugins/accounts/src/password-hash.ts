import { kdf, verify } from "scrypt-kdf"

export type PasswordOptions = {
  /** The power of two that scrypt's N is: PASSWORD_COST. A hash keeps the one it was made with. */
  passwordCost: number
}

/** Off the event loop; at a cost of 15 about 110 ms of one core and 32 MB. */
export const hashPassword = async (password: string, { passwordCost }: PasswordOptions) =>
  (await kdf(password, { logN: passwordCost, r: 8, p: 1 })).toString("base64")

export const matchesPassword = (hash: string, password: string) => verify(Buffer.from(hash, "base64"), password)
