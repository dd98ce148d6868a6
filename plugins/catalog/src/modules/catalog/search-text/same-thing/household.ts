/** Kitchen and home. */
export const HOUSEHOLD = `
utensil, utensils, bartan, cookware, vessel
kitchen, rasoi
pan, tawa, frying pan, skillet, fry pan
wok, kadhai, karahi
pot, patila, handi, bhagona
pressure cooker, cooker
box, dabba, container, jar, tin
spice box, spice jar, masala dabba, masala jar, masaledani
lunch box, tiffin, tiffin box, dabba
bottle, botal
tumbler, gilas, glass
cup, cups, pyala, mug
plate, thali
bowl, katori
spoon, chammach
knife, chaku, chaaku, knives, chhuri
stove, chulha
basket, tokri
bucket, balti
broom, jhadu
cloth, kapda, fabric
home, house, ghar
decor, decoration, sajavat, sajawat
chair, kursi
table, mez
bed, palang, khat
bedsheet, bed sheet, chadar
quilt, razai, comforter, rajai
blanket, kambal
pillow, takiya
curtain, parda
carpet, rug, kaleen, dari
mat, chatai
yoga mat, yog mat, exercise mat
lamp, light, diya, deepak, lantern
bulb, led, light, batti
candle, mombatti
lantern, kandil, laltern
planter, planters, gamla, flower pot, plant pot
flower, phool
plant, paudha
painting, print, chitra, tasveer, picture
mirror, sheesha, aaina
lock, tala
key, chabi
rope, rassi
wire, taar
yarn, oon, knitting wool
`
