/** Words of every day that say which thing is meant: places, bodies, animals, what things are like. */
export const EVERYDAY_WORDS = `
wall, deewar, deewal
door, darwaza
window, khidki
floor, farsh, jamin
ceiling, roof, chhat
room, kamra
kitchen, rasoi, rasoighar, किचन
bathroom, bath room
house, home, ghar, makan
office, daftar
school, vidyalaya, iskul
temple, mandir, devghar, pooja ghar
garden, bagicha, gardan
travel, yatra, safar, travelling
morning, subah
night, raat
rain, barish, barsaat, monsoon, rainy
summer, garmi
winter, sardi, thand, jaada
table, mez, tebal
bed, palang, बिस्तर
hair, baal, baalon, kesh, बाल
face, chehra, mooh
eye, eyes, aankh, aankhon
nose, naak
ear, kaan, कान
neck, gala, gardan
lips, honth, hoth
nail, nails, nakhun
foot, feet, paon, पैर, पांव
hand, haath, hath, हाथ
skin, tvacha
beard, dadhi, daarhi
forehead, matha
body, sharir, badan
milk, doodh, दूध
water, pani
food, khana, bhojan
fire, aag
dog, kutta, kutton, doggy, puppy, pup
cat, billi, kitty, kitten
bird, birds, chidiya, pakshi
fish, machhli, macchli
elephant, hathi
horse, ghoda, ghora
vehicle, gaadi, वाहन, गाड़ी
train, rail, railgadi, rail gaadi
bus, बस
story, stories, kahani, tales
picture, photo, tasveer, chitra
music, sangeet, gaana
game, games, khel, गेम
flower, phool
tree, trees, ped
leaf, leaves, patta, pattiyan
fruit, fruits, phal
vegetable, vegetables, sabzi, sabji
steel, stainless steel, inox
iron, loha, lohe
brass, peetal, pital
copper, tamba, tambe
silver, chandi
gold, golden, sona, gold plated
wood, wooden, lakdi, lakri, kaath, timber
clay, mitti, matti, terracotta, earthen, earthenware, mud, मिट्टी
glass, kanch, kaanch, sheesha, काँच, कांच
plastic, fibre
leather, chamda, chamra, लेदर
cotton, sooti, suti, sut, kapas, cottan
silk, resham, reshmi, silken
wool, woollen, ooni, oon, woolly
velvet, makhmal, makhmali
jute, sutli, hessian, जूट
bamboo, baans, bans, बांस, बाँस
marble, sangmarmar, sangemarmar
rubber, रबड़, रबर
paper, kagaz
ceramic, chini mitti, china clay, porcelain, bone china
nonstick, non stick, teflon
denim, jeans
khadi, handloom, handwoven, hand woven
banarasi, benarasi, banaras, benaras
kanjivaram, kanchipuram, kanjivaram silk
lucknowi, lakhnavi, chikankari, chikan
bandhani, bandhej, rajasthani bandhani, tie dye
phulkari, punjabi embroidery
jaipuri, jaipur, jaipuri print
embroidered, embroidery, kadhai kaam, kadhaai, kashida, embroidary
printed, print, chhapa
plain, solid, sada, single colour
bridal, bride, dulhan
wedding, shaadi, vivah, marriage, byah
festival, festive, tyohar
oxidised, oxidized, oxidise, black metal
gold plated, gold plating, sone pani, gold tone, golden polish
organic, jaivik, natural, ऑर्गेनिक
herbal, ayurvedic, natural, harbal
pure, shuddh, asli
roasted, bhuna, bhuni
fresh, taza
whole, sabut, khada
powder, pisa, pisi, powdered
small, chhota, mini, little, छोटा, छोटी
big, large, bada, badi, बड़ा, बड़ी
foldable, folding, fold, mudne
adjustable, free size
electric, electrical, bijli, electronic
wireless, bluetooth, cordless, ब्लूटूथ, वायरलेस
rechargeable, charging, charge hone
remote, remote control
insulated, thermal, thermos, garam rakhne
airtight, air tight, hawaband
scented, perfumed, fragrant, khushbudar, sugandhit
office, formal
casual, daily wear, regular
running, jogging, daudne, daud, sports, रनिंग
walking, walk, chalne, tahalne
trekking, hiking, mountaineering, pahad
women, womens, woman, ladies, lady, female, mahila, mahilaon, aurat, auraton, महिला, औरत, लेडीज
men, mens, man, male, gents, gent, purush, mard, mardon, पुरुष, admi
kids, kid, child, children, bachcha, bachche, bachchon, bacchon, bacche, baccho, bachho, junior
baby, infant, shishu, newborn, बेबी
`
