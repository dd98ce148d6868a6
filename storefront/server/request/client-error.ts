import type { Duplex } from "node:stream"

const RESPONSES: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The request's headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
}

/** Sends an error response to a request that could not be parsed; for a server's `clientError` event. */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy()
  const [status, message] = RESPONSES[error.code ?? ""] ?? ["400 Bad Request", "The request is not well formed."]
  const body = JSON.stringify({ message })
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  )
}
