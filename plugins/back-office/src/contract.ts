export * from "./contract/audit-log"
export * from "./contract/staff"

/** Words shared by the back office and its screens. Those of each noun are in the contract of its plugin. */
