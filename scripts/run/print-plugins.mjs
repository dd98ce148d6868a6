import { describePlugins } from "./describe-plugin.mjs"

/** Prints what each plugin brings as JSON: the backend runs it, since reading all sources would stop its requests. */
process.stdout.write(JSON.stringify(describePlugins()))
