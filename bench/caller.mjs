import http from "node:http"

/**
 * A client with one kept connection, or so many: `call(method, path, body)` resolves with the parsed response. Keeps
 * the cookies it is given.
 * @param headers of every request, or what gives those of the next @throws on anything but 2xx
 */
export function caller(url, headers = {}, connections = 1) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const cookies = new Map()
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const about = text && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }
      const given = typeof headers === "function" ? headers() : headers
      const req = http.request(
        url + path,
        {
          method,
          agent,
          headers: { ...given, ...about, ...(cookies.size && { cookie: [...cookies.values()].join("; ") }) },
        },
        (res) => {
          for (const line of res.headers["set-cookie"] ?? []) cookies.set(line.split("=")[0], line.split(";")[0])
          let response = ""
          res.setEncoding("utf8").on("data", (part) => {
            response += part
          })
          res.on("error", reject).on("end", () => {
            if (res.statusCode < 300) return resolve(JSON.parse(response))
            reject(new Error(`${method} ${path} answered ${res.statusCode}: ${response.slice(0, 300)}`))
          })
        },
      )
      req.on("error", reject).end(text)
    })
}
