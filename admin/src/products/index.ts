import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import ProductsIcon from "@mui/icons-material/Inventory2Outlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { productPictures } from "./picture-requests"
import { productPath } from "./use-product-path"

export default {
  list: screen("/products", () => import("./List")),
  screens: [
    screen("/update-product/:id/*", () => import("./Edit"), "edit"),
    screen("/delete-product/:id", () => import("./Delete"), "delete"),
  ],
  icon: ProductsIcon,
  recordRepresentation: "name",
  ownPermissions: ["create", "delete"],
  menu: { group: "first", position: 20, under: ["/update-product", "/delete-product"] },
  callbacks: [productPictures],
  searchResult: (product: ShopProduct, canEdit) => ({
    title: product.name,
    detail: money(product.price),
    path: productPath(product, canEdit),
  }),
} satisfies ResourceModule
