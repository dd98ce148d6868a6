import pg from "pg"
import { StartError } from "./start-error.mjs"

/**
 * Runs one statement on its own connection. @throws StartError when the database rejects
 * @returns {Promise<any[]>} its rows
 */
export async function ask(address, text, values) {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 })
  client.on("error", () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be used: ${error.message || error.code}.`)
  }
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
