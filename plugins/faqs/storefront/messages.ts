export const FAQ = { title: "Frequently asked questions" }
