import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { expect, it, vi } from "vitest"
import { withOrderLock } from "./order-lock"

type Execute = (key: string, task: () => Promise<void>, options: { timeout: number }) => Promise<void>

const warn = vi.fn()
const containerWith = (execute: Execute) => {
  const services: Record<string, unknown> = {
    [Modules.LOCKING]: { execute },
    [ContainerRegistrationKeys.LOGGER]: { warn },
  }
  return { resolve: (name: string) => services[name] } as unknown as MedusaContainer
}
const conflict = (message: string) => new MedusaError(MedusaError.Types.CONFLICT, message)
const LOST = 'Lost the lock for key(s) "checkout:order:order_1" while the job was still running'

it("returns the result of a task that ran under the lock of its order", async () => {
  const execute = vi.fn<Execute>((_, task) => task())
  expect(await withOrderLock(containerWith(execute), "order_1", async () => "booked", 45)).toBe("booked")
  expect(execute).toHaveBeenCalledWith("checkout:order:order_1", expect.any(Function), { timeout: 45 })
  expect(warn).not.toHaveBeenCalled()
})

it("returns the result of a task that has finished, and logs that the lock was lost meanwhile", async () => {
  const execute: Execute = async (_, task) => {
    await task()
    throw conflict(LOST)
  }
  expect(await withOrderLock(containerWith(execute), "order_1", async () => undefined)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(LOST))
})

it("throws what a task throws, and that a lock was not free in time", async () => {
  const fail = async () => {
    throw new Error("The carrier is away")
  }
  const free = containerWith((_, task) => task())
  await expect(withOrderLock(free, "order_1", fail)).rejects.toThrow("The carrier is away")
  const task = vi.fn(async () => "booked")
  const busy: Execute = async () => {
    throw conflict("Timed-out acquiring lock.")
  }
  await expect(withOrderLock(containerWith(busy), "order_1", task)).rejects.toThrow("Timed-out acquiring lock.")
  expect(task).not.toHaveBeenCalled()
})
