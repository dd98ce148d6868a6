/** Preloaded into the processes: a write beyond the limit on the size of files fails, as on a full disk, and does not end the process. */
process.on("SIGXFSZ", () => {})
