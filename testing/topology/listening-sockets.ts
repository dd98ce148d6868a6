import { readdirSync, readFileSync, readlinkSync } from "node:fs"

type Socket = { process: string; address: string; port: number }

const LISTENING = "0A"

/** The TCP sockets on which the descendants of process `ancestor` listen, by what Linux says under /proc. */
export function listeningSockets(ancestor: number): Socket[] {
  const pids = descendants(ancestor)
  const owners = new Map(pids.flatMap((pid) => inodes(pid).map((inode) => [inode, pid] as const)))
  return ["tcp", "tcp6"].flatMap((family) =>
    readFileSync(`/proc/net/${family}`, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === LISTENING && owners.has(inode))
      .map(([, local, , , , , , , , inode]) => {
        const [address, port] = local.split(":")
        const process = readFileSync(`/proc/${owners.get(inode)}/cmdline`, "utf8").replaceAll("\0", " ")
        return { process, address: readable(address), port: Number.parseInt(port, 16) }
      }),
  )
}

/** Linux writes addresses in hexadecimal, each four bytes turned round. */
const readable = (hex: string) => {
  const bytes = hex.match(/.{8}/g)?.flatMap((word) => word.match(/../g)?.reverse() ?? []) ?? []
  return bytes.length === 4 ? bytes.map((byte) => Number.parseInt(byte, 16)).join(".") : bytes.join("").toLowerCase()
}

function descendants(ancestor: number) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = whatIsThere(() => readFileSync(`/proc/${name}/stat`, "utf8"))
      // the name of a program stands in brackets and may hold anything
      return stat ? [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) }] : []
    })
  const found = [ancestor]
  for (const pid of found) found.push(...parents.filter(({ parent }) => parent === pid).map((child) => child.pid))
  return found.slice(1)
}

const inodes = (pid: number) =>
  (whatIsThere(() => readdirSync(`/proc/${pid}/fd`)) ?? []).flatMap((fd) => {
    const link = whatIsThere(() => readlinkSync(`/proc/${pid}/fd/${fd}`))
    return /^socket:\[(\d+)\]$/.exec(link ?? "")?.[1] ?? []
  })

/** Processes and their files come and go while they are read. */
function whatIsThere<T>(read: () => T) {
  try {
    return read()
  } catch {
    return undefined
  }
}
