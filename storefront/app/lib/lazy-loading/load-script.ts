const SCRIPT_TIMEOUT_MS = 20_000
const loads = new Map<string, Promise<void>>()

/** Loads a third party's script, once for all calls. Rejects when it cannot be loaded; the next call tries again. */
export function loadScript(url: string): Promise<void> {
  let load = loads.get(url)
  if (!load) {
    load = insert(url)
    loads.set(url, load)
    load.catch(() => loads.delete(url))
  }
  return load
}

const insert = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    const fail = () => {
      script.remove()
      reject(new Error(`The script ${url} did not load`))
    }
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS)
    script.src = url
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
