import { expect, it } from "vitest"
import { redisModules } from "./modules"

it("failed events and workflow steps do not stay in Redis for ever", () => {
  const modules = redisModules("redis://127.0.0.1:6379", "shared") as {
    resolve: string // any: options of many modules, of which two fields are read
    options: any
  }[]
  const optionsOf = (name: string) => modules.find(({ resolve }) => resolve.endsWith(name))?.options
  const week = { age: 7 * 24 * 60 * 60, count: 1_000 }
  expect(optionsOf("event-bus-redis").jobOptions).toMatchObject({ removeOnFail: week, removeOnComplete: true })
  expect(optionsOf("workflow-engine-redis").redis.mainQueueOptions.defaultJobOptions).toMatchObject({
    removeOnFail: week,
    removeOnComplete: true,
  })
})
