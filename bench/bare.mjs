import http from "node:http"

/**
 * A bare Node server for each given address: it asks for the response once, and from then on gives the same headers and
 * bytes to everybody. Prints the ports as JSON. Usage: node bare.mjs ADDRESS…
 */
const capture = (address) =>
  new Promise((resolve, reject) => {
    http
      .get(address, { headers: { "accept-encoding": "br" } }, (res) => {
        const parts = []
        res.on("data", (part) => parts.push(part)).on("error", reject)
        res.on("end", () => resolve({ headers: res.headers, body: Buffer.concat(parts) }))
      })
      .on("error", reject)
  })

const serve = async (address) => {
  const { headers, body } = await capture(address)
  for (const name of ["connection", "keep-alive", "date", "transfer-encoding"]) delete headers[name]
  headers["content-length"] = String(body.length)
  const server = http.createServer((_req, res) => {
    res.writeHead(200, headers)
    res.end(body)
  })
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)))
}

console.log(JSON.stringify(await Promise.all(process.argv.slice(2).map(serve))))
