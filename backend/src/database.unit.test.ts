import { describe, expect, it } from "vitest"
import { limitedDatabaseUrl } from "./database"

const limited = (DATABASE_URL: string, MEDUSA_WORKER_MODE: "shared" | "worker" = "shared") =>
  new URL(
    limitedDatabaseUrl({
      DATABASE_URL,
      MEDUSA_WORKER_MODE,
      DATABASE_STATEMENT_TIMEOUT_MS: 5_000,
      DATABASE_LOCK_TIMEOUT_MS: 2_000,
    }),
  ).searchParams

describe("the database's address", () => {
  it("has the limits of this process, thirty times as long for a worker", () => {
    expect(limited("postgres://haat@localhost/haat").get("statement_timeout")).toBe("5000")
    expect(limited("postgres://haat@localhost/haat", "worker").get("lock_timeout")).toBe("60000")
  })

  it("keeps the options it has, and has statements run in one process", () => {
    const one = "-c max_parallel_workers_per_gather=0"
    expect(limited("postgres://haat@localhost/haat").get("options")).toBe(one)
    const own = limited("postgres://haat@localhost/haat?sslmode=require&options=-c%20work_mem%3D8MB")
    expect(own.get("options")).toBe(`-c work_mem=8MB ${one}`)
    expect(own.get("sslmode")).toBe("require")
  })
})
