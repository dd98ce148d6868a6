// These are parts of one file, since each shop of their own would take ten seconds of a processor to open.
import "./logs.ts"
import "./metrics-and-traces.ts"
import "./backup.ts"
