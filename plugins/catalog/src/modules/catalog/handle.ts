import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { toSlug } from "../../contract"

/** A handle that no product has: the slug, or the slug with a few random letters. */
export const freeProductHandle = async (db: Knex, name: string): Promise<string> => {
  const slug = toSlug(name)
  const taken = slug && (await db("product").where({ handle: slug }).whereNull("deleted_at").first("id"))
  return slug && !taken ? slug : [slug || "product", Math.random().toString(36).slice(2, 8)].join("-")
}

/** Same for every spelling of a name that differs only in case, so that the unique handle rejects the second one. */
export const nameHandle = (name: string) => createHash("sha256").update(foldName(name)).digest("hex").slice(0, 8)

export const foldName = (name: string) => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase()
