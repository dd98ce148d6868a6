import { readFileSync } from "node:fs"
import path from "node:path"
import { JobLoader } from "@medusajs/framework/jobs"
import { logger } from "@medusajs/framework/logger"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { WorkflowScheduler } from "@medusajs/framework/orchestration"
import { MedusaContextType } from "@medusajs/framework/utils"
import s3 from "@medusajs/medusa/file-s3"
import inventory from "@medusajs/medusa/inventory"
import redisLocking from "@medusajs/medusa/locking-redis"
import order from "@medusajs/medusa/order"
import { describe, expect, it, vi } from "vitest"
import bucketFiles from "./bucket-files"
import { poolUse, setAcquireTimeout } from "./connection-pool"
import { isFrequentSchedule, runJobsEvery } from "./job-schedules"
import { findUnscheduled } from "./keep-jobs-scheduled"
import { replaceLogTransport } from "./log-transport"
import { MEDUSA_QUEUES } from "./queue-names"
import redisLocks from "./redis-locks"
import { patchRelativeStock } from "./relative-stock"

/** Source of a file of an installed package, exported or not. */
const sourceOf = (name: string, file: string) => readFileSync(require.resolve(`@medusajs/${name}/dist/${file}`), "utf8")

// any: classes and objects of Medusa, of which the patches know parts that no type shows
type Internal = any

describe("the jobs of the installed Medusa", () => {
  it.each([
    ["* * * * *", true],
    ["*/5 * * * * *", true],
    ["*/30 * * * * *", true],
    ["*/10 * * * *", false],
    ["25 * * * *", false],
    ["30 3 * * *", false],
  ])("with the schedule %s are frequent: %s", (schedule, frequent) => {
    expect(isFrequentSchedule(schedule)).toBe(frequent)
  })

  it("are loaded by the method that the patch changes", async () => {
    const register = vi.fn()
    runJobsEvery(5)
    const loader = { register, validateConfig: () => {}, logger: { debug: () => {} } }
    const load = (schedule: string) =>
      (JobLoader.prototype as Internal).onFileLoaded.call(loader, "job", { config: { schedule }, default: () => {} })
    await load("* * * * *")
    await load("30 3 * * *")
    expect(register.mock.calls.map(([job]) => job.config.schedule)).toEqual(["*/5 * * * * *", "30 3 * * *"])
  })

  it("are scheduled again when Redis knows nothing of them, or their run is a minute late", () => {
    const now = 1_000_000
    const scheduled = [
      { key: "schedule_job-to-come", next: now + 5_000 },
      { key: "schedule_job-about-to-run", next: now - 5_000 },
      { key: "schedule_job-late", next: now - 61_000 },
    ]
    const all = ["job-to-come", "job-about-to-run", "job-late", "job-flushed"]
    expect(findUnscheduled(all, scheduled, now)).toEqual(["job-late", "job-flushed"])
    expect(findUnscheduled(all, [], now)).toEqual(all)
  })

  it("have the queues, the keys and the storage that the patches read", () => {
    const storage = {}
    WorkflowScheduler.setStorage(storage as Internal)
    expect((WorkflowScheduler as Internal).storage).toBe(storage)
    const ofEngine = sourceOf("workflow-engine-redis", "utils/workflow-orchestrator-storage.js")
    expect(ofEngine).toContain("this.jobQueue = ")
    expect(ofEngine).toContain('JobType["SCHEDULE"] = "schedule"')
    expect(ofEngine).toMatch(/removeRepeatableByKey\(`\$\{JobType\.SCHEDULE\}_/)
    const names = [
      sourceOf("event-bus-redis", "loaders/index.js"),
      sourceOf("workflow-engine-redis", "loaders/redis.js"),
    ]
    for (const { name } of MEDUSA_QUEUES) expect(names.join()).toContain(`?? "${name}"`)
    expect(sourceOf("event-bus-redis", "services/event-bus-redis.js")).toMatch(/class RedisEventBusService /)
  })
})

describe("the modules of the installed Medusa", () => {
  it("open a transaction by their repository, and know the mark of its context", () => {
    const baseRepository = {}
    const module = new (order.service as Internal)(
      new Proxy({ baseRepository }, { get: (all: Internal, name) => all[name] ?? {} }),
      {},
    )
    expect(module.baseRepository_).toBe(baseRepository)
    expect(MedusaContextType).toBe("MedusaContext")
  })

  it("add to the stock in JavaScript, and after the patch in the database", async () => {
    const service = inventory.service.prototype as Internal
    const source = sourceOf("inventory", "services/inventory-module.js")
    expect(source).toContain("stocked_quantity: utils_1.MathBN.add(inventoryLevel.stocked_quantity, adjustment)")
    expect(source).toContain(
      "await this.adjustInventory_(data.inventoryItemId, data.locationId, data.adjustment, context)",
    )
    const addInSql = vi.fn(async () => "ilev_1")
    patchRelativeStock(addInSql)
    const manager = { getTransactionContext: () => undefined, getKnex: () => "database" }
    const retrieve = vi.fn(async (id: string) => ({ id }))
    const self = { baseRepository_: { getActiveManager: () => manager }, inventoryLevelService_: { retrieve } }
    expect(await service.adjustInventory_.call(self, "iitem_1", "sloc_1", -2)).toEqual({ id: "ilev_1" })
    const goods = { inventory_item_id: "iitem_1", location_id: "sloc_1", pieces: "-2" }
    expect(addInSql).toHaveBeenCalledWith("database", goods)
  })

  it("report a file as deleted that is not; the patch rejects", async () => {
    const failing = (Provider: Internal) => {
      const options = { bucket: "pictures", region: "in", access_key_id: "a", secret_access_key: "b" }
      const files = new Provider({ logger: { error: () => {} } }, options)
      files.client_ = { send: async () => Promise.reject(new Error("away")) }
      return files
    }
    await expect(failing(s3.services[0]).delete({ fileKey: "a" })).resolves.toBeUndefined()
    await expect(failing(bucketFiles.services[0]).delete([{ fileKey: "a" }])).rejects.toThrow("away")
  })

  it("give all anonymous locks one owner; the patch gives each its own", async () => {
    const ownersOf = async (Provider: Internal) => {
      const owners: string[] = []
      const redisClient = {
        defineCommand: () => {},
        acquireLock: async (_key: string, owner: string) => owners.push(owner) && 1,
      }
      const locks = new Provider({ redisClient, logger: {} }, {})
      expect(locks.renewUntilStopped).toBeTypeOf("function")
      for (const key of ["a", "b"]) await locks.acquire(key)
      return owners
    }
    expect(await ownersOf(redisLocking.services[0])).toEqual(["*", "*"])
    expect(new Set(await ownersOf(redisLocks.services[0])).size).toBe(2)
  })

  it("leave the pool of connections without a limit of waiting", async () => {
    const loader = path.join(path.dirname(require.resolve("@medusajs/framework/database")), "pg-connection-loader.js")
    expect(readFileSync(loader, "utf8")).not.toContain("acquireTimeoutMillis")
    const database = knex({ client: "pg", connection: "postgres://127.0.0.1:1/none", pool: { min: 0, max: 3 } })
    setAcquireTimeout(database as Internal, 2_000)
    expect((database as Internal).client.pool.acquireTimeoutMillis).toBe(2_000)
    expect(poolUse(database as Internal)).toEqual({ used: 0, free: 0, waiting: 0, max: 3 })
    await database.destroy()
  })

  it("log through a winston logger, without lines of requests after the patch", () => {
    const log = vi.fn((_entry: object, done: () => void) => done())
    replaceLogTransport(Object.assign(new (require("winston-transport"))(), { log }))
    logger.error("It failed")
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "It failed" }), expect.any(Function))
    expect(logger.shouldLog("http")).toBe(false)
  })
})
