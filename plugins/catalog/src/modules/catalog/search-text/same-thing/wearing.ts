/** Clothes, jewellery, materials, colours, sizes and people. */
export const WEARING = `
clothes, garment, apparel, kapda, vastra, libas, poshak
dress, frock, pahnava
shirt, kameez, kurta
kurti, kurta, tunic
t-shirt, tshirt, tee
trousers, pants, pajama, pyjama, patloon
skirt, lehenga, ghagra
scarf, stole, dupatta, chunni, odhni, shawl
shawl, shal, stole
gown, robe, nightdress
shoe, joota, footwear, sneakers
sandal, chappal, slipper, flip flop
boots, boot, joota
mojari, jutti, mojdi
socks, moja
bag, thaila, jhola, basta
purse, wallet, batua
belt, patta, kamarband
umbrella, chhata, chhatri
spectacles, glasses, chashma, sunglasses
watch, clock, ghadi, wall clock, deewar ghadi
ring, anguthi
necklace, haar, mala
earring, jhumka, bali
bangle, choodi, kangan
anklet, payal
jewellery, jewelry, gehna, zevar
cotton, sooti, suti, kapas
silk, resham, reshmi
wool, woollen, oon, ooni
leather, chamda, chamra
wood, wooden, lakdi, lakri
steel, stainless steel, ispat
iron, loha, lohe
brass, peetal, pital
copper, tamba, tambe
silver, chandi
gold, golden, sona, sunehra
glass, kanch, kaanch, sheesha
clay, mitti, terracotta, earthen
bamboo, baans, bans
paper, kagaz, kaagaz
jute, sutli, patsan
red, lal
blue, neela, nila
green, hara, hari
yellow, peela, pila
white, safed
black, kala, kaala, kali
pink, gulabi
brown, bhura
orange colour, narangi
purple, baingani, jamuni
big, large, bada
small, chhota, mini
new, naya, nayi
old, purana, aged
hot, garam, warm
cold, thanda
raw, kachcha, kachchi
handmade, hand made, hath se bana, haath ka bana
men, man, mens, gents, purush, mard, admi, aadmi
women, woman, womens, ladies, mahila, aurat, stri
boy, boys, ladka
girl, girls, ladki
child, children, kid, kids, bachcha, bachche, baby, shishu, junior
student, chhatra, vidyarthi
family, parivar, parivarik
salwar suit, salwar kameez, punjabi suit, patiala suit
blouse, choli
vest, baniyan, undershirt
underwear, briefs, innerwear, chaddi
nightwear, night suit, nightsuit
sweater, pullover, cardigan, jersey
raincoat, barsati
jeans, denim
leggings, churidar, jeggings
shorts, nikkar, half pants
handkerchief, rumal, hanky
cap, topi, hat
gloves, dastana, dastane
turban, pagdi, safa
waistcoat, nehru jacket, bandi
dhoti, lungi, mundu
heels, high heels, heel sandals
flip flop, slippers, chappal, hawai chappal
running shoes, sports shoes, sneakers, trainers
formal shoes, derby shoes, oxford shoes, office shoes
school bag, backpack, schoolbag, basta
handbag, shoulder bag, ladies purse
suitcase, trolley bag, luggage
jhola, tote, tote bag, shopping bag
nose ring, nose pin, nath
toe ring, bichiya, bichhiya
hair clip, hair pin, clutcher
velvet, makhmal
grey, gray, slati
maroon, mehroon
shirt, शर्ट, kameez
baniyan, बनियान, vest
blanket, kambal
perfume, itr, attar
necklace, necklace set, haar
`
