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

/** Faults ordered for one vendor: POST /misbehave adds, DELETE /misbehave clears. */
export function orders() {
  let waiting = []

  return {
    /** Takes an order, when the request is one. */
    async tell(request, path) {
      if (path !== "/misbehave") return
      if (request.method === "DELETE") waiting = []
      else {
        const order = Order.safeParse(await request.json().catch(() => null))
        if (!order.success) return Response.json({ message: order.error.issues[0].message }, { status: 400 })
        waiting.push({ ...order.data, left: order.data.times || Number.POSITIVE_INFINITY })
      }
      return Response.json({ waiting: waiting.length })
    },

    /** The order that this request has to follow, if any. */
    find(method, path) {
      const order = waiting.find(
        (order) => (!order.method || order.method === method) && new RegExp(order.path).test(path),
      )
      if (order && --order.left <= 0) waiting = waiting.filter((other) => other !== order)
      return order
    },

    /** Misbehaves as ordered: "error" and "malformed" have no effect, "cut" has its effect and no response. */
    async act(order, { respond, send, res }) {
      if (order?.how === "error") return send(Response.json({ message: "Internal Server Error" }, { status: 500 }))
      if (order?.how === "malformed")
        return send(new Response('{"id":"half', { headers: { "content-type": "application/json" } }))
      if (order?.how === "slow") await until(order.seconds, res)
      const response = await respond()
      if (order?.how === "cut") return res.destroy()
      await send(response)
    },
  }
}

const until = (seconds, res) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    res.once("close", () => {
      clearTimeout(timer)
      resolve()
    })
  })
