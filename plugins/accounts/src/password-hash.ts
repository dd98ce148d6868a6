import { kdf, verify } from "scrypt-kdf"

/** About 110 ms of one core and 32 MB for each password, off the event loop. */
const COST = { logN: 15, r: 8, p: 1 }

export const hashPassword = async (password: string) => (await kdf(password, COST)).toString("base64")

export const matchesPassword = (hash: string, password: string) => verify(Buffer.from(hash, "base64"), password)
