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
masala dabba, masala dibba, masale dabba
box, dibba, dabba
iron, press, istri
fan, pankha
mixer, mixer grinder, grinder, juicer
kettle, ketli
hair dryer, hair blower
earphones, headphones, earbuds, headset
charger, adapter, adaptor
power bank, portable charger
phone cover, mobile cover, back cover, phone case, mobile case, back case
screen guard, tempered glass, screen protector
data cable, usb cable, charging cable
extension board, extension cord, power strip
torch, flashlight
string lights, fairy lights, jhalar
mosquito net, machhardani
mop, pocha
dustbin, trash can, kudadan
detergent, washing powder
casserole, hot pot, hot case
rolling pin, belan
grater, kaddukas
strainer, sieve, chalni
tongs, chimta
mortar pestle, khal batta, okhli
canister, storage jar, storage container, container, dabba
lunch box, tiffin, khana dabba, insulated dabba
flask, thermos, water bottle
ladle, karchi
doormat, door mat, paydan
cushion, gaddi
mattress, gadda
tablecloth, table cloth, mezposh
wardrobe, almirah, almari
ladder, seedhi
hammer, hathauda, hathoda
screwdriver, pechkas
pliers, plas
saw, aari
padlock, lock, tala
glue, gond
seed, seeds, beej
compost, khad, fertilizer, manure, vermicompost
trowel, spade, khurpi
plate, dinner plate, thali
broom, jhadu, mop, pocha
jhadu pocha, broom, mop
spoon, spoons, chammach
`
