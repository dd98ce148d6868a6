import { connect } from "node:net"

const long = (text: string, bytes = 4_000) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)
const BYTES = "\xff\xfe\x80"

/** Headers with what strangers write into them; each is sent by itself. */
export const HOSTILE_HEADERS: [name: string, values: string[]][] = [
  [
    "Cookie",
    [
      ...['connect.sid=j:{"user":"admin"}', "connect.sid=j:[]", "connect.sid=j:null", 'connect.sid="j:{}"'],
      ...[
        "connect.sid=j%3A%7B%7D",
        "connect.sid=%6a:[1]",
        "connect.sid=s:j:{}.x",
        "connect.sid=s:",
        "connect.sid=s:.a",
      ],
      ...[
        "connect.sid=%E0%A4%A",
        "connect.sid=s:%00.%00",
        "connect.sid[]=a; connect.sid=b",
        "__proto__=j:{}; toString=1",
      ],
      ...["=", ";;;", "a", "connect.sid", `connect.sid=${BYTES}`, `connect.sid=${long("x", 8_000)}`, "language=j:{}"],
      ...["haat_language=%E0%A4%A; language=hi%00", "lang=../../etc/passwd", long("a=1; ", 8_000)],
    ],
  ],
  [
    "Authorization",
    [
      ...[
        "",
        "Bearer",
        "Bearer ",
        "Bearer x.y.z",
        "Bearer eyJhbGciOiJub25lIn0.e30.",
        "Bearer eyJhbGciOiJIUzI1NiJ9.bnVsbA.x",
      ],
      ...["Basic", "Basic !!!", "Basic c2tfOg==", "Basic OjpAQA==", "Digest a=b", BYTES, `Bearer ${long("x")}`],
    ],
  ],
  ["Host", ["", "evil.test", "a:b:c", "[::1", "localhost:99999", "%00", BYTES, "x/y", "a b"]],
  ["Origin", ["", "null", "://", "http://", "http://[", "j:{}", BYTES, "https://x@y:z", long("http://a")]],
  ["Referer", ["", "://", BYTES, "http://[", "%"]],
  ["Sec-Fetch-Site", ["", "cross-site", "x", BYTES]],
  [
    "Content-Type",
    [
      ...[
        "",
        ";",
        "a",
        "a/b/c",
        "application/json; charset=utf-99",
        "application/json;charset=",
        "application/json, text/html",
      ],
      ...[
        "multipart/form-data",
        "multipart/form-data; boundary=",
        'multipart/form-data; boundary="',
        "text/plain; charset=x",
      ],
      ...[
        "application/x-www-form-urlencoded; charset=utf-16",
        "application/x-www-form-urlencoded",
        BYTES,
        long("a/b;"),
      ],
    ],
  ],
  ["Content-Encoding", ["gzip", "br", "deflate", "compress", "gzip, gzip", "", BYTES]],
  ["Content-Length", ["0", "00000000002", "+2", "-1", "2, 2", "1e1", "0x2", "999999999999999999999"]],
  ["Transfer-Encoding", ["chunked", "identity", "chunked, chunked", "gzip, chunked", "x"]],
  ["X-Forwarded-For", ["", ",,,", "unknown", "::ffff:1.2.3.4.5", BYTES, long("1.2.3.4, ")]],
  ["X-Forwarded-Proto", ["", "j", "https,http", BYTES]],
  ["X-Forwarded-Host", ["", "@@", "a:b:c", BYTES]],
  ["X-Forwarded-Port", ["x", "-1"]],
  ["Forwarded", ["", "for=", 'for="_x', BYTES]],
  ["X-Proxy-Secret", ["", "x", BYTES]],
  ["X-Request-Id", ["", BYTES, "a b", long("x")]],
  ["Accept", ["", "*/*/*", "text/html;q=x", ",", BYTES]],
  ["Accept-Language", ["", "%", "*;q=abc", "hi;q=0", "zz-ZZZZ-zz", "../..", BYTES, long("en,")]],
  ["Accept-Encoding", ["", "gzip;q=x", "*;q=0", "identity;q=0", "br;q=9, gzip;q=-1", BYTES]],
  ["X-Medusa-Locale", ["%", "zz-ZZZZ", "../..", "' or 1=1", BYTES, long("en")]],
  ["If-None-Match", ['"', "W/", "*", ",", 'W/"x', BYTES, long('"a",')]],
  ["If-Match", ['"', "*", BYTES]],
  ["If-Modified-Since", ["", "yesterday", "99999-99-99", BYTES]],
  ["If-Range", ["", '"', "x"]],
  [
    "Range",
    ["", "bytes", "bytes=-", "bytes=9-1", "bytes=99999999999999999999-", "lines=1-2", long("bytes=0-,", 2_000), BYTES],
  ],
  ["X-Publishable-Api-Key", ["", "pk_%00", "pk_none", "a, b", '{"a":1}', "' or 1=1 --", BYTES, `pk_${long("x")}`]],
  ["X-Razorpay-Signature", ["", "x", BYTES, long("f")]],
  ["X-Http-Method-Override", ["DELETE", "x"]],
  ["Expect", ["100-continue", "x", ""]],
  ["Upgrade", ["websocket", "h2c", "x"]],
  ["Connection", ["upgrade", "x-publishable-api-key", "host, cookie", BYTES]],
  ["X-No-Compression", ["1", ""]],
  ["Traceparent", ["x", BYTES]],
  ["User-Agent", ["", BYTES, long("x")]],
]

const RESPONSE_TIMEOUT_MS = 15_000

/** On Linux every address of 127.0.0.0/8 is ours to send from, so that no limit of an address answers first. */
let senders = 0
const nextSender = () => {
  if (process.platform !== "linux") return undefined
  senders++
  return `127.1.${(senders >> 8) & 255}.${senders & 255}`
}

/**
 * Sends a request as it is, which Node's own client would not, with the body `{}` unless it is a GET, from an
 * address that has not been used before.
 * @returns the status, or 0 when the server closes the connection, or waits for more of the body, without one
 */
export const sendRaw = (origin: URL, method: string, path: string, headers: [string, string][]) =>
  new Promise<number>((resolve) => {
    const body = method === "GET" ? "" : "{}"
    const named = new Set(headers.map(([name]) => name.toLowerCase()))
    const own: [string, string][] = [
      ["Host", origin.host],
      ["Connection", "close"],
      ...(body ? ([["Content-Type", "application/json"]] as [string, string][]) : []),
      ...(body && !named.has("transfer-encoding") ? ([["Content-Length", "2"]] as [string, string][]) : []),
    ]
    const lines = [...own.filter(([name]) => !named.has(name.toLowerCase())), ...headers]
    const socket = connect({ port: Number(origin.port), host: "127.0.0.1", localAddress: nextSender() })
    const done = (status: number) => {
      socket.destroy()
      resolve(status)
    }
    let received = ""
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => done(0))
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1")
      for (const [, status] of received.matchAll(/^HTTP\/1\.1 (\d{3})/gm))
        if (status !== "100") return done(Number(status))
    })
    socket.on("error", () => done(0))
    socket.on("close", () => done(0))
    const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n")
    socket.write(
      Buffer.from(`${head}\r\n\r\n${named.has("transfer-encoding") && body ? "2\r\n{}\r\n0\r\n\r\n" : body}`, "latin1"),
    )
  })
