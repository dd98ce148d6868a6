/** A response; the body is JSON when the response was, otherwise text. */
export type TestResponse = {
  status: number
  // any: tests look into responses of every shape, and their expectations are the check
  body: any
  headers: Headers
}

/** A visitor of the backend that keeps cookies like a browser and never throws on a rejection. */
export class Client {
  #cookies = new Map<string, string>()

  constructor(
    readonly origin: string,
    readonly publishableKey: string,
  ) {}

  get = (path: string) => this.send("GET", path)
  post = (path: string, body?: unknown) => this.send("POST", path, body)
  put = (path: string, body?: unknown) => this.send("PUT", path, body)
  patch = (path: string, body?: unknown) => this.send("PATCH", path, body)
  delete = (path: string, body?: unknown) => this.send("DELETE", path, body)

  /** The cookies it holds, as a browser sends them. */
  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  /** @param body an object goes as JSON; a string, bytes, a FormData or a file, which has its own type, as it is */
  async send(method: string, path: string, body?: unknown): Promise<TestResponse> {
    const raw =
      typeof body === "string" || body instanceof FormData || body instanceof Uint8Array || body instanceof Blob
    const headers = new Headers({ "x-publishable-api-key": this.publishableKey })
    if (this.#cookies.size) headers.set("cookie", this.cookie)
    if (body instanceof Blob) headers.set("content-type", body.type)
    else if (body !== undefined && !(body instanceof FormData)) headers.set("content-type", "application/json")
    const response = await fetch(new URL(path, this.origin), {
      method,
      headers,
      redirect: "manual",
      body: body === undefined ? undefined : raw ? (body as BodyInit) : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return { status: response.status, body: parsed(await response.text()), headers: response.headers }
  }

  #keep(line: string) {
    const [pair] = line.split(";")
    const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]
    if (!value || /expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
