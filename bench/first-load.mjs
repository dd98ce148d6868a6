import http from "node:http"

const get = (address) =>
  new Promise((resolve, reject) => {
    http
      .get(address, { headers: { "accept-encoding": "gzip" } }, (res) => {
        let bytes = 0
        res.on("data", (part) => {
          bytes += part.length
        })
        res.on("error", reject).on("end", () => resolve(bytes))
      })
      .on("error", reject)
  })

const FILE = /\/(?:admin\/)?assets\/[\w.-]+\.js/g

/**
 * Bytes of JavaScript, gzipped as served, that a page names: scripts, module preloads and the imports written into it.
 * @param url of the shop, without a path
 */
export async function firstLoad(url, path = "/") {
  const html = await (await fetch(url + path)).text()
  const files = new Set(html.match(FILE))
  const sizes = await Promise.all([...files].map((file) => get(url + file)))
  return { files: files.size, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
