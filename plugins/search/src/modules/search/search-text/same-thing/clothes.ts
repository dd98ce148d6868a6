/** Clothes, cloth and the work on it. */
export const CLOTHES = `
clothes, garment, apparel, kapda, vastra, libas, poshak
dress, frock, pahnava
kurti, kurta, tunic
t-shirt, tshirt, round neck tee, polo tee
socks, moja
bag, thaila, jhola, basta, थैला
salwar suit, salwar kameez, punjabi suit, patiala suit
vest, baniyan, undershirt
underwear, briefs, undies, chaddi
nightwear, night suit, nightsuit
raincoat, barsati
jeans, denim
leggings, churidar, jeggings
shorts, nikkar, half pants
cap, topi, hat
gloves, dastana, dastane
turban, pagdi, safa
waistcoat, nehru jacket, bandi
dhoti, lungi, mundu
blanket, kambal
shirt, शर्ट
trousers, pants, patloon, pantaloon, trouzer
pajama, pyjama
lehenga, ghagra, lehnga, lacha, chaniya choli
scarf, scarves, stole
dupatta, chunni, odhni, orhni, चुनरी
shawl, shal, stole, pashmina
nightdress, nightgown, nighty, night gown
robe, bathrobe
baniyan, बनियान, vest, ganji
sweater, pullover, cardigan, swetar
sweatshirt, sweat shirt, hoodie
jacket, jerkin
coat, overcoat
tracksuit, track suit
track pants, trackpants, joggers, lower
petticoat, saya, inskirt, underskirt
saree fall, fall pico
saree shapewear, saree silhouette
blouse, choli, ब्लाउज
blouse piece, blouse material, blouse fabric
dress material, unstitched suit, suit piece, suit material
salwar suit, ladies suit, churidar suit, kurti set
kurta pajama, kurta set
sherwani, achkan, bandhgala
waistcoat, vest coat, sadri
sharara, garara
half saree, langa voni, lehenga saree, pavadai
dhoti, lungi, veshti, panche, tehmat
dungaree, romper, jumpsuit
romper, onesie, bodysuit, jhabla
tank top, camisole
bra, brassiere
panty, ladies underwear, hipster
boxer, trunks
suit, सूट
blazer, suit coat, sport coat
tie, necktie, टाई
bow tie, bowtie
cufflink, cuff links
suspenders, braces, gallus
swimsuit, swimming costume, swimwear, swim suit
burqa, abaya
hijab, head scarf, headscarf
muffler, maflar, neck warmer, woollen scarf
monkey cap, balaclava, woollen cap, kantop
beanie, woollen cap, winter cap
cap, कैप, टोपी
hat, हैट
socks, stockings, mauza
apron, एप्रन
kanjivaram, kanchipuram, kanchi silk
bandhani, bandhej, bandhini, tie dye
chikankari, chikan, lucknowi
phulkari, bagh embroidery
gota patti, gota work
mirror work, abhla
embroidery, embroidered, kadhai work, kashidakari
block print, hand block, hath chhapa
lace, gota, लेस
button, batan
zip, zipper
needle, sui
thread, dhaga
fabric, cloth, kapda, running material
silai, sewing
fancy dress, costume
shrug, bolero
mittens, baby gloves
booties, baby shoes
`
