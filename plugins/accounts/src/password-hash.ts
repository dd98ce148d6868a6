import { kdf, verify } from "scrypt-kdf"

export type PasswordOptions = {
  /** Base-2 logarithm of scrypt's N, from PASSWORD_COST. It is stored in each hash, so old hashes keep their cost. */
  passwordCost: number
}

/** Hashes a password outside the event loop. A cost of 15 takes about 110 ms of one core and 32 MB. */
export const hashPassword = async (password: string, { passwordCost }: PasswordOptions) =>
  (await kdf(password, { logN: passwordCost, r: 8, p: 1 })).toString("base64")

export const matchesPassword = (hash: string, password: string) => verify(Buffer.from(hash, "base64"), password)
