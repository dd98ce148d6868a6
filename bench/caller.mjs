import http from "node:http"

/** A client with one kept connection: `call(method, path, body)` resolves with the parsed response. Keeps its session cookie. @throws on anything but 2xx */
export function caller(url, headers = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let cookie
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const about = text && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }
      const req = http.request(
        url + path,
        { method, agent, headers: { ...headers, ...about, ...(cookie && { cookie }) } },
        (res) => {
          const set = res.headers["set-cookie"]?.find((line) => line.startsWith("connect.sid="))
          if (set) cookie = set.split(";")[0]
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
