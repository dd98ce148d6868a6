import { z } from "zod"

const Order = z.object({
  method: z.string().optional(),
  /** regular expression on the path below the mount */
  path: z.string().default("."),
  /** how many requests; 0 is all until cleared */
  times: z.number().int().min(0).default(1),
  how: z.enum(["slow", "error", "malformed", "cut"]),
  seconds: z.number().positive().max(600).default(30),
})

/** Stores the faults ordered for one vendor: POST /misbehave adds one, DELETE /misbehave clears them. */
export function faultOrders() {
  let pending = []

  return {
    /** Stores or clears orders when the request is for `/misbehave`, and returns its response. */
    async handleOrder(request, path) {
      if (path !== "/misbehave") return
      if (request.method === "DELETE") pending = []
      else {
        const order = Order.safeParse(await request.json().catch(() => null))
        if (!order.success) return Response.json({ message: order.error.issues[0].message }, { status: 400 })
        pending.push({ ...order.data, left: order.data.times || Number.POSITIVE_INFINITY })
      }
      return Response.json({ waiting: pending.length })
    },

    /** Returns the order that applies to this request, and counts it down; undefined without one. */
    findOrder(method, path) {
      const order = pending.find(
        (order) => (!order.method || order.method === method) && new RegExp(order.path).test(path),
      )
      if (order && --order.left <= 0) pending = pending.filter((other) => other !== order)
      return order
    },

    /**
     * Responds with the ordered fault. "error" and "malformed" skip the request; "cut" handles it without a response.
     */
    async respond(order, { respond, send, res }) {
      if (order?.how === "error") return send(Response.json({ message: "Internal Server Error" }, { status: 500 }))
      if (order?.how === "malformed")
        return send(new Response('{"id":"half', { headers: { "content-type": "application/json" } }))
      if (order?.how === "slow") await sleepUntilClosed(order.seconds, res)
      const response = await respond()
      if (order?.how === "cut") return res.destroy()
      await send(response)
    },
  }
}

const sleepUntilClosed = (seconds, res) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    res.once("close", () => {
      clearTimeout(timer)
      resolve()
    })
  })
