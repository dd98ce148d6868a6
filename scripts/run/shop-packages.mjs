/**
 * Packages of which a shop has one copy, whatever plugins are installed: with two copies of React or of its contexts
 * nothing of a page would find the other half. A plugin has them as peers.
 */
export const SINGLE_PACKAGES = [
  "react",
  "react-dom",
  "react-router",
  "react-router-dom",
  "@tanstack/react-query",
  "react-admin",
  "ra-core",
  "react-hook-form",
  "zod",
]

/** Scopes whose packages belong to the shop, all of them. */
const SHOP_SCOPES = ["@haat/", "@medusajs/", "@mui/"]

/** Returns whether a plugin must leave a package to the shop, as a peer. */
export const isShopPackage = (name) =>
  SINGLE_PACKAGES.includes(name) || SHOP_SCOPES.some((scope) => name.startsWith(scope))
