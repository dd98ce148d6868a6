import { createReadStream, createWriteStream, type WriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { Readable } from "node:stream"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { type ErrorResponse, errorResponse } from "../request/error-page.ts"
import { bodyLimit, isUpload, TOO_LARGE } from "./body-limit.ts"

/** A completely received body, in memory or in a file. */
export type ReceivedBody = {
  /** in bytes */
  size: number
  read(): Readable
  /** Frees its memory or deletes its file; must be called once the body is no longer needed. */
  discard(): void
}

/** Thrown when a body was not received, with the error response for its sender. */
export class BodyNotReceived extends Error {
  constructor(readonly response: ErrorResponse) {
    super(response.message)
  }
}

const TOO_SLOW = errorResponse(WEB_ERRORS.too_slow_to_arrive, { Connection: "close" })
const TOO_BUSY = {
  status: 503,
  message: "The shop is receiving too much at once. Please try again in a moment.",
  headers: { "Retry-After": "5" },
}

const MAX_UPLOADS = 16
const MAX_UPLOADS_PER_ADDRESS = 4
const BODY_TIMEOUT_MS = 15_000
const UPLOAD_TIMEOUT_MS = 110_000
/** An upload larger than this is kept in a file until it has arrived. */
const MAX_BODY_IN_MEMORY_BYTES = 512 * 1024
/** Limit for all bodies together. */
const MAX_TOTAL_IN_MEMORY_BYTES = 64 * 1024 * 1024

type Options = { timeoutMs?: number; uploadTimeoutMs?: number; folder?: string }

const EMPTY: ReceivedBody = { size: 0, read: () => Readable.from([]), discard() {} }

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/**
 * Buffers request bodies before a connection to the backend is taken, so that a slow client occupies a connection to
 * this process only. Size, time, total memory and the number of files are limited. Rejects with BodyNotReceived; the
 * rest of a rejected body is read and dropped.
 */
export function bodyReceiver({
  timeoutMs = BODY_TIMEOUT_MS,
  uploadTimeoutMs = UPLOAD_TIMEOUT_MS,
  folder = path.join(tmpdir(), `haat-uploads-${process.pid}`),
}: Options = {}) {
  let totalInMemory = 0
  let fileCount = 0
  const slots = uploadSlots()

  function beginUpload(address: string) {
    const end = slots.take(address)
    if (!end) throw new BodyNotReceived(TOO_BUSY)
    return end
  }

  /** @param address the client's; the number of uploads from one address is limited */
  return async function receive(req: IncomingMessage, address: string): Promise<ReceivedBody> {
    if (!hasBody(req)) return EMPTY
    const limit = bodyLimit(req.url)
    const upload = isUpload(req.url)
    // only a body that is large, or declares that it is, counts as an upload: others may go to the same address
    const isDeclaredLarge = Number(req.headers["content-length"]) > MAX_BODY_IN_MEMORY_BYTES
    let endUpload = upload && isDeclaredLarge ? beginUpload(address) : () => {}
    const chunks: Buffer[] = []
    let size = 0
    let inMemory = 0
    let file: { name: string; stream: WriteStream } | undefined

    let isDiscarded = false
    const discard = () => {
      if (isDiscarded) return
      isDiscarded = true
      totalInMemory -= inMemory
      inMemory = 0
      chunks.length = 0
      if (file) {
        file.stream.destroy()
        void rm(file.name, { force: true })
      }
      endUpload()
    }

    const openFile = (fail: (error: Error) => void) => {
      const name = path.join(folder, String(++fileCount))
      const stream = createWriteStream(name, { flags: "wx", mode: 0o600 })
      stream.on("error", () => fail(new BodyNotReceived(TOO_BUSY)))
      stream.on("drain", () => req.resume())
      return { name, stream }
    }

    if (upload) await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {})
    try {
      await new Promise<void>((resolve, reject) => {
        const onData = (chunk: Buffer) => {
          size += chunk.length
          if (size > limit) return fail(new BodyNotReceived(TOO_LARGE))
          if (upload && !file && size > MAX_BODY_IN_MEMORY_BYTES) {
            try {
              if (!isDeclaredLarge) endUpload = beginUpload(address)
            } catch (error) {
              return fail(error as Error)
            }
            file = openFile(fail)
            for (const earlier of chunks) file.stream.write(earlier)
            chunks.length = 0
            totalInMemory -= inMemory
            inMemory = 0
          }
          if (file) return void (file.stream.write(chunk) || req.pause())
          totalInMemory += chunk.length
          inMemory += chunk.length
          if (totalInMemory > MAX_TOTAL_IN_MEMORY_BYTES) return fail(new BodyNotReceived(TOO_BUSY))
          chunks.push(chunk)
        }
        const stopReceiving = () => {
          clearTimeout(timer)
          req.off("data", onData).off("end", onEnd).off("close", onIncomplete)
        }
        const fail = (error: Error) => {
          stopReceiving()
          req.resume()
          reject(error)
        }
        const onEnd = () => {
          stopReceiving()
          if (file) file.stream.end(resolve)
          else resolve()
        }
        const onIncomplete = () => fail(new BodyNotReceived(TOO_SLOW))
        const timer = setTimeout(onIncomplete, upload ? uploadTimeoutMs : timeoutMs)
        req.on("data", onData).on("end", onEnd).on("close", onIncomplete)
      })
    } catch (error) {
      discard()
      throw error
    }
    const received = file?.name
    return {
      size,
      read: () => (received ? createReadStream(received) : Readable.from(chunks, { objectMode: false })),
      discard,
    }
  }
}

/** Limits how many uploads are received at the same time, in all and from one address. */
export function uploadSlots() {
  const byAddress = new Map<string, number>()
  let total = 0
  return {
    /** @returns frees the slot, to be called once; undefined when none is free */
    take(address: string) {
      const taken = byAddress.get(address) ?? 0
      if (total >= MAX_UPLOADS || taken >= MAX_UPLOADS_PER_ADDRESS) return undefined
      byAddress.set(address, taken + 1)
      total++
      return () => {
        total--
        const left = (byAddress.get(address) ?? 1) - 1
        if (left) byAddress.set(address, left)
        else byAddress.delete(address)
      }
    },
  }
}
