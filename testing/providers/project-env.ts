/** Variables of this run that another project must not see. */
const hidden = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^(npm_|VITEST|HAAT_)/.test(name))
      .map((name) => [name, undefined]),
  )

/** Environment of programs of the project: none of the variables that npm and vitest set for this run. */
export const projectEnv = (settings: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...hidden(),
  NODE_ENV: "development",
  MEDUSA_DISABLE_TELEMETRY: "true",
  ...settings,
})
