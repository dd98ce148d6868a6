/** Texts of the settings of plugins; names, labels and help come from the plugins. */
export const messages = {
  name: "Plugins",
  save: "Save the plugin's settings",
  saved: "The plugin's settings are saved",
  unread: "Something went wrong! Unable to fetch the settings of plugins",
  conflict: "Someone else has changed these settings meanwhile. Look at theirs before you save yours",
  secretSet: "Set. Type to replace it.",
  secretUnset: "Not set.",
  removeSecret: "Remove “%{label}”",
  audit: {
    thing: "settings of the plugin",
    // the name of the setting follows
    fields: { values: "", set: "secrets that are set", replaced: "replaced secrets" },
  },
}
