const README = "README.md"
const HEAD = /^Contract (\d+), version (\S+) of `@haat\/sdk`\.$/m
const TITLES = {
  common: "For servers and browsers",
  server: "For servers",
  storefront: "For the storefront",
  admin: "For the back office",
  testing: "For tests",
  mails: "Mails",
  hooks: "Hooks between plugins",
  schema: "Views and tables that plugins may read",
  types: "Types",
}

const fileName = (report) => `${report}.api.md`

/**
 * Renders the report of the contract: a file for each group, in which every entry point has its exports by name.
 * @param {{
 *   contract: number, version: string,
 *   sections: { name: string, report: string, blocks: { name: string, text: string }[] }[],
 * }} api
 * @returns {Record<string, string>} text by name of the file
 */
export function renderReport({ contract, version, sections }) {
  const reports = Object.keys(TITLES).filter((report) => sections.some((section) => section.report === report))
  const files = reports.map((report) => {
    const own = sections.filter((section) => section.report === report && section.blocks.length)
    const parts = own.map(
      ({ name, blocks }) => `## ${name}\n\n\`\`\`ts\n${blocks.map(({ text }) => text).join("\n\n")}\n\`\`\`\n`,
    )
    return [fileName(report), `# ${TITLES[report]}\n\n${parts.join("\n")}`]
  })
  const list = reports.map((report) => `- [${TITLES[report]}](${fileName(report)})\n`).join("")
  const readme = `# What the contract covers

Contract ${contract}, version ${version} of \`@haat/sdk\`.

Written by \`npm run sdk-report\` from the code; never edited. [Versions](../../../docs/extend/versions.md) has the
rules.

${list}`
  return Object.fromEntries([[README, readme], ...files])
}

/** Reads the versions that a report is of. @param {Record<string, string>} report @returns undefined without one */
export function readVersions(report) {
  const [, contract, version] = HEAD.exec(report[README] ?? "") ?? []
  return version ? { contract: Number(contract), version } : undefined
}

const DECLARED = /^(?:abstract )?(?:const|function|type|interface|class|enum|namespace) (\S+?)(?=[<(:;=\s]|$)/m
const COMMENT = /^\/\/ .*$/m

/**
 * Reads the blocks of a report by what they declare, as "openShop of @haat/sdk/testing".
 * @param {Record<string, string>} report @returns {Map<string, string[]>} lines of each
 */
export function readBlocks(report) {
  const blocks = new Map()
  for (const [file, text] of Object.entries(report)) {
    if (file === README) continue
    for (const [, section, code] of text.matchAll(/^## (.*)\n\n```ts\n([\s\S]*?)\n```$/gm))
      for (const block of code.split("\n\n")) {
        const name = DECLARED.exec(block)?.[1] ?? block
        const place = COMMENT.exec(block)?.[0].slice("// ".length)
        blocks.set(`${name} ${place ? `${place} ` : ""}of ${section}`, block.split("\n"))
      }
  }
  return blocks
}
