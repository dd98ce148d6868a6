/** Names of the demo shop's main products, in order. */
export const demoMainProducts = [
  "Maheshwari Silk Cotton Saree",
  "Brass Filter Coffee Set",
  "Kashmir Willow Cricket Bat, Full Size",
  "Brass Akhand Diya",
  "Kolhapuri Leather Chappals",
  "Jaipuri Razai, Double",
  "Channapatna Wooden Yo-Yo",
  "Raw Forest Honey, 500 g",
]
