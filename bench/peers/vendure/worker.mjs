import { config, required } from "./config.mjs"

/** Vendure's second process: it works off what the server puts aside, such as the search index. */
const worker = await required("@vendure/core").bootstrapWorker(config)
await worker.startJobQueue()
