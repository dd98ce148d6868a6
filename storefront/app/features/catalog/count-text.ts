/** "1 product", "1,234 products" */
export const countText = (count: number) => `${count.toLocaleString("en-IN")} ${count === 1 ? "product" : "products"}`
