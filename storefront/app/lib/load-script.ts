const PATIENCE_MS = 20_000
const loads = new Map<string, Promise<void>>()

/** Runs somebody else's script on this page, once however often it is asked for. Rejects when it does not come; the next call tries again. */
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
    const timer = setTimeout(fail, PATIENCE_MS)
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
