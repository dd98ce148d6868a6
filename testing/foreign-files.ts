/** Made-up product files in the shape that other shops export. */

const cell = (text: string | number) => (/[",\n]/.test(String(text)) ? `"${String(text).replaceAll('"', '""')}"` : text)
type Row = Record<string, string | number | undefined>
const toCsv = (header: string[], rows: Row[]) =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? ""))].map((row) => row.map(cell).join(",")).join("\n")

const SHOPIFY = [
  ...["Handle", "Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Published"],
  ...["Option1 Name", "Option1 Value", "Option2 Name", "Option2 Value", "Option3 Name", "Option3 Value"],
  ...["Variant SKU", "Variant Grams", "Variant Inventory Tracker", "Variant Inventory Qty", "Variant Inventory Policy"],
  ...["Variant Fulfillment Service", "Variant Price", "Variant Compare At Price", "Variant Requires Shipping"],
  ...["Variant Taxable", "Variant Barcode", "Image Src", "Image Position", "Image Alt Text", "Gift Card", "SEO Title"],
  ...[
    "SEO Description",
    "Google Shopping / Condition",
    "Variant Image",
    "Variant Weight Unit",
    "Cost per item",
    "Status",
  ],
]

const IMAGES = "https://cdn.shop.example/files"

type Options = { mark?: string; hasPictures?: boolean }

/**
 * A file as Shopify writes it: every third product in two sizes and colours, with the names of product and options in
 * its first row only, a row of a picture alone, and a draft among each ten.
 */
export const shopifyFile = (count: number, { mark = "", hasPictures = true }: Options = {}) =>
  toCsv(SHOPIFY, Array.from({ length: count }, (_, nth) => shopifyProduct(nth + 1, mark, hasPictures)).flat())

const shopifyProduct = (nth: number, mark: string, hasPictures: boolean) => {
  const Handle = `kurta-${nth}${mark}`
  const isVaried = nth % 3 === 0
  const product = {
    Title: `Kurta ${nth}${mark}`,
    "Body (HTML)": `<p>Soft <b>cotton</b> &amp; light, no. ${nth}.</p>\n<ul><li>Hand washed</li><li>Dyed with indigo</li></ul>`,
    ...{ Vendor: "Jaipur Loom", "Product Category": "Apparel & Accessories > Clothing", Type: "Kurtas" },
    ...{ Tags: "summer, cotton", Published: "true", "Gift Card": "false", "SEO Title": `Buy kurta ${nth}` },
    Status: nth % 10 === 0 ? "draft" : "active",
  }
  const variant = (size: string, colour: string, at: number) => ({
    ...{ Handle, "Variant SKU": `KU-${nth}${mark}-${size}${colour[0]}`, "Variant Inventory Qty": at - 1 },
    ...{ "Variant Grams": at === 3 ? 350 : 300, "Variant Weight Unit": "kg", "Variant Inventory Policy": "deny" },
    ...{ "Variant Price": 1_299 + 50 * at, "Variant Compare At Price": at % 2 ? "" : 1_999 },
    ...{ "Option1 Value": size, "Option2 Value": colour, "Variant Barcode": at ? "" : "'internal-7" },
  })
  const picture = (at: number) =>
    hasPictures ? { "Image Src": `${IMAGES}/${nth}-${at}.jpg?v=1`, "Image Position": at } : {}
  if (!isVaried)
    return [
      {
        ...{ Handle, ...product, ...picture(1), "Option1 Name": "Title", "Option1 Value": "Default Title" },
        ...{
          "Variant SKU": `KU-${nth}${mark}`,
          "Variant Grams": 0,
          "Variant Inventory Qty": 7,
          "Variant Price": "899.00",
        },
      },
    ]
  const kinds = ["S", "M"].flatMap((size, i) => ["Blue", "Red"].map((colour, j) => variant(size, colour, 2 * i + j)))
  return [
    { ...product, "Option1 Name": "Size", "Option2 Name": "Colour", ...kinds[0], ...picture(1) },
    ...kinds.slice(1).map((row, i) => ({
      ...row,
      ...(i === 0 ? { ...picture(2), ...(hasPictures && { "Variant Image": `${IMAGES}/${nth}-2.jpg?v=1` }) } : {}),
    })),
    ...(hasPictures ? [{ Handle, ...picture(3) }] : []),
  ]
}

const WOOCOMMERCE = [
  ...["ID", "Type", "SKU", "GTIN, UPC, EAN, or ISBN", "Name", "Published", "Is featured?", "Visibility in catalog"],
  ...["Short description", "Description", "Tax status", "In stock?", "Stock", "Backorders allowed?"],
  ...["Weight (g)", "Length (in)", "Width (in)", "Height (in)", "Sale price", "Regular price", "Categories", "Tags"],
  ...["Shipping class", "Images", "Parent", "Upsells", "Position", "Brands"],
  ...["Attribute 1 name", "Attribute 1 value(s)", "Attribute 1 visible", "Attribute 1 global"],
  ...["Attribute 2 name", "Attribute 2 value(s)", "Attribute 2 visible", "Attribute 2 global"],
]

/**
 * A file as WooCommerce writes it: every third product is "variable", with "variation" rows that name it as their
 * parent and come after all products, prices with a decimal comma, weights in grams and sizes in inches; a grouped
 * product is the last.
 */
export const wooCommerceFile = (count: number, { mark = "", hasPictures = true }: Options = {}) => {
  const products = Array.from({ length: count }, (_, nth) => wooProduct(nth + 1, mark, hasPictures))
  const grouped = { ID: 9_999, Type: "grouped", Name: "Gift set", Published: 1, Categories: "Home" }
  return toCsv(WOOCOMMERCE, [
    ...products.flatMap(([product]) => product),
    ...products.flatMap(([, ...rest]) => rest),
    grouped,
  ])
}

const wooProduct = (nth: number, mark: string, hasPictures: boolean) => {
  const isVaried = nth % 3 === 0
  const product = {
    ...{ ID: nth * 100, Type: isVaried ? "variable" : "simple", Name: `Lamp ${nth}${mark}`, SKU: `LP-${nth}${mark}` },
    ...{ Published: nth % 10 === 0 ? -1 : 1, "Short description": "<p>Warm light</p>", "In stock?": 1 },
    Description: `<h2>Brass lamp ${nth}</h2>\\n<p>Made in <em>Moradabad</em>.</p>`,
    ...{ Categories: "Home > Lamps, Sale", Tags: "diwali, brass", Brands: "Deepak" },
    ...(hasPictures && { Images: `${IMAGES}/lamp-${nth}.jpg, ${IMAGES}/lamp-${nth}-b.jpg` }),
    ...{ "Attribute 2 name": "Material", "Attribute 2 value(s)": "Brass" },
  }
  if (!isVaried)
    return [
      {
        ...product,
        ...{ Stock: 5, "Weight (g)": 450, "Length (in)": 10, "Width (in)": 4, "Height (in)": 2 },
        ...{ "Sale price": nth % 2 ? "499,50" : "", "Regular price": "799,00" },
      },
    ]
  const variation = (size: string, at: number) => ({
    ...{ ID: nth * 100 + at, Type: "variation", Name: `Lamp ${nth}${mark} - ${size}`, Parent: `id:${nth * 100}` },
    ...{ SKU: `LP-${nth}${mark}-${size}`, Published: 1, Stock: 3 + at, "Weight (g)": 400 + 100 * at },
    ...{ "Regular price": `${799 + 100 * at},00`, "Attribute 1 name": "Size", "Attribute 1 value(s)": size },
  })
  return [
    { ...product, "Attribute 1 name": "Size", "Attribute 1 value(s)": "Small, Large" },
    variation("Small", 1),
    variation("Large", 2),
  ]
}
