import { readState, type State, stateByCode } from "@haat/places/contract"
import type { DirectoryEntry } from "@haat/places/directory/directory"
import { distinct } from "@haat/places/directory/names"
import { findDirectoryEntry } from "@haat/places/directory/open-directory"
import { HttpError } from "@haat/sdk/server/http-error"
import type { ConfigModule, Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LRUCache } from "lru-cache"
import { Breaker, shortCity } from "medusa-fulfillment-shiprocket"
import { ConcurrencyLimit } from "../../concurrency-limit"
import type { PostalPlaces } from "../../contract"
import { FREIGHT_ERRORS } from "../../errors"
import { type Lookup, PostalCodesClient } from "../../postal-codes/client"

const SERVICE_TIMEOUT_MS = 1_200
const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const MAX_CACHED_CODES = 5_000
const MAX_CONCURRENT_LOOKUPS = 8
const MAX_CITIES = 60
/** Delay after the start before the postal directory is read, so that it is loaded before the first request. */
const DIRECTORY_READ_DELAY_MS = 3_000

type Options = { postalCodesUrl?: string; retryPauseFactor?: number }
type Found = { places: PostalPlaces | null }

/** Places of a postal code: from the public service, completed by the directory on this disk. */
export default class PostalCodesService {
  readonly #client: PostalCodesClient | undefined
  readonly #logger: Logger
  /** A worker answers no requests. */
  readonly #worker: boolean
  readonly #known = new LRUCache<string, Found>({ max: MAX_CACHED_CODES, ttl: DAY_MS })
  readonly #asking = new Map<string, Promise<Found>>()
  readonly #questions = new ConcurrencyLimit(MAX_CONCURRENT_LOOKUPS)

  constructor(dependencies: Record<string, unknown>, { postalCodesUrl, retryPauseFactor }: Options = {}) {
    this.#logger = dependencies[ContainerRegistrationKeys.LOGGER] as Logger
    const config = dependencies[ContainerRegistrationKeys.CONFIG_MODULE] as ConfigModule | undefined
    this.#worker = config?.projectConfig.workerMode === "worker"
    const breaker = new Breaker(
      (pause) =>
        this.#logger.warn(
          `The postal-code service does not answer; the offline directory serves for ${pause / 1000} s`,
        ),
      retryPauseFactor,
    )
    const url = postalCodesUrl?.replace(/\/+$/, "")
    this.#client = url ? new PostalCodesClient({ url, timeoutMs: SERVICE_TIMEOUT_MS, fetch, breaker }) : undefined
  }

  /** Hooks that Medusa calls. */
  __hooks = {
    onApplicationStart: async () => {
      if (!this.#worker) setTimeout(() => this.#look("110001"), DIRECTORY_READ_DELAY_MS).unref()
    },
  }

  /**
   * Within three seconds.
   * @param code checked against the contract's PostalCode
   * @returns null when there is no such code.
   * @throws HttpError 503 when neither the service nor the directory answers in time
   */
  async lookUp(code: string): Promise<PostalPlaces | null> {
    const known = this.#known.get(code)
    if (known) return known.places
    let asking = this.#asking.get(code)
    if (!asking) {
      asking = this.#find(code).finally(() => this.#asking.delete(code))
      this.#asking.set(code, asking)
    }
    return (await asking).places
  }

  async #find(code: string): Promise<Found> {
    const [service, entry] = await Promise.all([this.#ask(code), this.#look(code)])
    if (!service && entry === undefined) throw new HttpError(FREIGHT_ERRORS.postal_codes_away)
    const found = { places: toPlaces(code, service ?? null, entry ?? null) }
    // Only results that both sources confirm are cached for long.
    this.#known.set(code, found, { ttl: service === undefined || entry === undefined ? MINUTE_MS : DAY_MS })
    return found
  }

  /** undefined: no response. */
  async #ask(code: string): Promise<Lookup | null | undefined> {
    const client = this.#client
    return client && this.#questions.run(() => client.find(code).catch(() => undefined), undefined)
  }

  /** undefined: not read yet. */
  #look(code: string): Promise<DirectoryEntry | null | undefined> {
    return findDirectoryEntry(code, ({ message }) =>
      this.#logger.error(`The directory of postal codes cannot be read: ${message}`),
    )
  }
}

/**
 * Merges both sources: states and districts come from the directory, place names from the service. The service's state
 * is only a suggestion, because some of its states are outdated.
 */
function toPlaces(postal_code: string, service: Lookup | null, entry: DirectoryEntry | null): PostalPlaces | null {
  const served = (entry?.states ?? []).flatMap((code) => stateByCode(code) ?? [])
  const state: State | undefined = served[0] ?? readState(service?.state ?? "")
  const cities = distinct([...(entry?.districts ?? []), ...(service?.places ?? entry?.places ?? [])].map(shortCity))
  if (!state || !cities.length) return null
  return {
    postal_code,
    state: state.en,
    states: served.map(({ en }) => en),
    country: "India",
    country_code: "in",
    cities: cities.slice(0, MAX_CITIES),
  }
}
