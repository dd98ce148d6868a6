import { HttpError } from "@haat/sdk/server/http-error"
import { type Entry, fromBuffer, type ZipFile } from "yauzl"
import { MAX_IMPORT_BYTES, MAX_PICTURE_BYTES } from "../contract"
import { IMPORT_ERRORS } from "../import-errors"
import { rejectZippedWorkbook } from "./reject-workbook"

const MAX_ZIP_ENTRIES = 5_000
/** Maximum declared size of all files of a zip together. Each is unpacked alone, and not past its declared size. */
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024

/** Zip with one CSV file of products and pictures. Its entries are never written to disk under their own names. */
export type ProductsZip = {
  csv: Buffer
  /** Path of each picture in the zip, and its file name when that is unique. */
  names: string[]
  /** Unpacks a picture. @throws HttpError 400 when it cannot be read or is too large */
  read: (name: string) => Promise<Buffer>
}

/**
 * Opens a zip and unpacks its CSV file; pictures are unpacked on request. @throws HttpError 400 for an unusable zip
 */
export const openProductsZip = async (bytes: Buffer): Promise<ProductsZip> => {
  const { zip, entries } = await readEntries(bytes)
  rejectZippedWorkbook(entries.map(({ fileName }) => fileName))
  const tables = entries.filter(({ fileName }) => /\.csv$/i.test(fileName))
  if (tables.length !== 1) {
    throw new HttpError(IMPORT_ERRORS.zip_tables, { count: tables.length || "none" })
  }
  const [table] = tables
  if (table.uncompressedSize > MAX_IMPORT_BYTES)
    throw new HttpError(IMPORT_ERRORS.zip_table_too_large, { megabytes: MAX_IMPORT_BYTES / 1024 ** 2 })
  const pictures = nameEntries(entries.filter((entry) => entry !== table))
  return {
    csv: await unpack(zip, table),
    names: [...pictures.keys()],
    read: async (name) => {
      const entry = pictures.get(name)
      if (!entry) throw new HttpError(IMPORT_ERRORS.zip_no_such_file)
      if (entry.uncompressedSize > MAX_PICTURE_BYTES) {
        throw new HttpError(IMPORT_ERRORS.zip_picture_too_large, { megabytes: MAX_PICTURE_BYTES / 1024 ** 2 })
      }
      return unpack(zip, entry)
    },
  }
}

const readEntries = (bytes: Buffer) =>
  new Promise<{ zip: ZipFile; entries: Entry[] }>((resolve, reject) => {
    const fail = () => reject(new HttpError(IMPORT_ERRORS.zip_damaged))
    // yauzl rejects paths that lead out of the zip and false sizes.
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return fail()
      if (zip.entryCount > MAX_ZIP_ENTRIES)
        return reject(new HttpError(IMPORT_ERRORS.zip_too_many_files, { most: MAX_ZIP_ENTRIES }))
      const entries: Entry[] = []
      let unpacked = 0
      zip.on("error", fail)
      zip.on("end", () => resolve({ zip, entries }))
      zip.on("entry", (entry: Entry) => {
        unpacked += entry.uncompressedSize
        if (unpacked > MAX_UNPACKED_BYTES) {
          return reject(new HttpError(IMPORT_ERRORS.zip_too_large, { megabytes: MAX_UNPACKED_BYTES / 1024 ** 2 }))
        }
        if (entry.isEncrypted()) return reject(new HttpError(IMPORT_ERRORS.zip_with_password))
        if (!isHidden(entry.fileName)) entries.push(entry)
        zip.readEntry()
      })
      zip.readEntry()
    })
  })

/** Matches folders and files that operating systems add. */
const isHidden = (name: string) => name.endsWith("/") || /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/i.test(name)

const nameEntries = (entries: Entry[]): Map<string, Entry> => {
  const entriesByName = new Map<string, Entry>()
  const entriesByFileName = new Map<string, Entry[]>()
  for (const entry of entries) {
    const path = entry.fileName.normalize("NFC")
    if (entriesByName.has(path)) throw new HttpError(IMPORT_ERRORS.zip_file_twice, { file: path })
    entriesByName.set(path, entry)
    const name = path.slice(path.lastIndexOf("/") + 1)
    entriesByFileName.set(name, [...(entriesByFileName.get(name) ?? []), entry])
  }
  for (const [name, [entry, ...others]] of entriesByFileName)
    if (!others.length && !entriesByName.has(name)) entriesByName.set(name, entry)
  return entriesByName
}

const unpack = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) => {
    const fail = () => reject(new HttpError(IMPORT_ERRORS.zip_file_damaged))
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail()
      const parts: Buffer[] = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.on("error", fail)
      stream.on("end", () => resolve(Buffer.concat(parts)))
    })
  })
