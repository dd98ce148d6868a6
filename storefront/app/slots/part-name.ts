/** Returns the name of a plugin's part in a slot, for the log and the metrics: "reviews:product.sections". */
export const partName = (plugin: string, fileName: string) => `${plugin}:${fileName}`

/** Returns the name of the plugin in the name of its part. */
export const pluginOfPart = (name: string) => name.split(":", 1)[0]

/** Returns whether the name of a section is that of a plugin's part. */
export const isPartName = (name: string) => name.includes(":")
