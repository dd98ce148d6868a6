/** The home: furniture, linen, decoration. */
export const HOUSEHOLD = `
utensil, utensils, bartan, cookware, vessel
kitchen, rasoi
pan, tawa, frying pan, skillet, fry pan, तवा
wok, kadhai, karahi
pot, patila, handi, bhagona
pressure cooker, cooker
box, dabba, container, jar, tin
spice box, spice jar, masala dabba, masala jar, masaledani
lunch box, tiffin, tiffin box, dabba
bottle, botal
plate, thali, थाली
spoon, chammach
knife, chaku, chaaku, knives, chhuri
stove, chulha
basket, tokri
broom, jhadu
home, house, ghar
decor, decoration, sajavat, sajawat
table, mez
bed, palang, khat
pillow, takiya
carpet, rug, kaleen, dari, दरी
candle, mombatti
planter, planters, gamla, flower pot, plant pot
flower, phool
painting, print, chitra, tasveer, picture
lock, tala, ताला
key, chabi
rope, rassi
wire, taar
yarn, oon, knitting wool
masala dabba, masala dibba
box, dibba, dabba
iron, press, istri
mixer, mixer grinder, grinder, juicer
kettle, ketli
hair dryer, hair blower
phone cover, mobile cover, back cover, phone case, mobile case, back case
screen guard, tempered glass, screen protector
dustbin, trash can, kudadan
casserole, hot pot, hot case
canister, storage jar, storage container, container, dabba
lunch box, tiffin, khana dabba, insulated dabba
flask, thermos, water bottle
ladle, karchi
cushion, gaddi
ladder, seedhi
hammer, hathauda, hathoda
pliers, plas
padlock, lock, tala, ताला
seed, seeds, beej
compost, khad, fertilizer, manure, vermicompost
trowel, spade, khurpi
plate, dinner plate, thali, थाली
spoon, spoons, chammach
bedsheet, bed sheet, chadar, bedcover, bed cover, bed spread, palang posh, चादर
fitted sheet, fitted bedsheet
pillow cover, pillowcase, takiya ghilaf
bolster, masand
quilt, razai, comforter, duvet, dohar
dohar, ac quilt, ac blanket, light blanket
mattress, gadda, toshak
mattress protector, mattress cover
sofa, settee, couch, diwan
sofa cover, sofa throw
throw, sofa blanket
curtain, parda, pardah
carpet, rug, kaleen, galicha, रग
dari, dhurrie, दरी
mat, chatai, मैट
doormat, door mat, paydan, foot mat
tablecloth, table cloth, table cover, mezposh
towel, tauliya, angocha
hand towel, hath tauliya
gamcha, angocha
handkerchief, rumal, hanky, hankerchief, kerchief
chair, kursi, चेयर
desk, study table
stool, chowki, mooda, pidha
pouffe, ottoman, mooda
chowki, bajot
swing, jhula
bookshelf, book shelf, bookcase, kitab rack
shelf, shelves, tand
rack, रैक
hook, khunti
clothesline, clothes line, kapde ki rassi, drying rope
clothes stand, drying stand, kapde sukhane stand
clothes pegs, cloth clips, clothespin
wardrobe, almirah, almari, almira, cupboard
drawer, daraz
organiser, organizer
saree cover, saree bag, saree organiser
laundry basket, laundry bag, kapde ki tokri
furniture, farnichar
wallpaper, wall paper, wall sticker, deewar sticker
wall hanging, deewar sajavat, wall decor, wall art
photo frame, picture frame, photo stand
mirror, aaina, sheesha, darpan
vase, guldasta, phooldan, guldan, वास
artificial flowers, plastic flowers
showpiece, show piece, figurine
toran, bandanwar, door hanging
wind chime, windchime, wind bell
table lamp, study lamp, desk lamp, bedside lamp
night lamp, night light, raat ki batti
lampshade, lamp shade
lantern, kandil, laltern, lalten
tube light, tubelight, batten
chandelier, jhoomar
emergency light, rechargeable light, emergency lamp
candle stand, candle holder
key holder, key hanger, chabi stand
door bell, doorbell, darwaze ki ghanti
name plate, nameplate
money box, piggy bank, gullak
ashtray, rakhdani
air freshener, room freshener, room spray, room scent
naphthalene balls, moth balls, phenyl goli
`
