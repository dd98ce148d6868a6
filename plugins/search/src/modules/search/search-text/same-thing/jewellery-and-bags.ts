/** Footwear, bags, watches, spectacles and jewellery. */
export const JEWELLERY_AND_BAGS = `
sandal, chappal, slipper, flip flop
mojari, jutti, mojdi
purse, wallet, batua
belt, patta, kamarband
umbrella, chhata, chhatri
spectacles, glasses, chashma, sunglasses
ring, anguthi
necklace, haar, mala, माला
earring, jhumka, bali
jewellery, jewelry, gehna, zevar
heels, high heels, heel sandals
flip flop, slippers, chappal, hawai chappal
formal shoes, derby shoes, oxford shoes, office shoes
school bag, backpack, schoolbag, basta
handbag, shoulder bag, ladies purse
suitcase, trolley bag, luggage
jhola, tote, tote bag, shopping bag
nose ring, nose pin, nath
toe ring, bichiya, bichhiya
hair clip, hair pin, clutcher
necklace, necklace set, haar
shoe, joota, शूज, जूता, जूते
watch, wristwatch, kalai ghadi, वॉच
smart watch, smartwatch, digital watch
alarm clock, alarm ghadi
sandal, चप्पल
loafers, slip ons, moccasins
sneakers, canvas shoes, casual shoes
gumboots, rain boots, rain shoes, wellingtons
ballerina, bellies
heels, stilettos
wedges, platform heels
floaters, sports sandals
shoe polish, boot polish
shoelace, shoe lace, jute ka feeta
insole, shoe sole, talla
bag, बैग, jhola
sling bag, crossbody bag, cross body, side bag
clutch, potli
potli, batua
duffle bag, duffel bag, gym bag, travel bag
laptop bag, laptop sleeve, laptop backpack
school bag, school backpack, kitab bag
suitcase, attachi, briefcase, attache
trolley bag, trolley suitcase, cabin bag
card holder, cardholder, card case
passport holder, passport cover
money belt, waist bag, fanny pack, waist pouch
pouch, thaili, potli
key ring, keyring, keychain, key chain, chhalla
spectacles, specs, eyeglasses, eyewear, ainak, nazar ka chashma
sunglasses, goggles, dhoop chashma, kala chashma
necklace, haar, हार
choker, gulband, guluband
earring, jhumka, kaan ki bali, karnaphool
stud, ear tops, tops earrings
hoops, bali
ear cuff, kaan chain
bangle, chudi, kada, kangan, चूड़ी, चूड़ियाँ
bracelet, kada
chooda, chura, wedding bangles
anklet, payal, pajeb, jhanjhar, पायल
maang tikka, matha patti, maangtikka
mangalsutra, tanmaniya
nose pin, nosepin, nath, nathni
waist chain, kamarband, kamarpatta, oddiyanam, vaddanam
armlet, baju band, bajuband, vanki
pendant, locket
brooch, saree pin
hath phool, hand harness
imitation jewellery, artificial jewellery, fashion jewellery
oxidised, oxidized, german silver
pearl, moti
diamond, heera, हीरा
ruby, manik, manikya
emerald, panna
coral, moonga
sapphire, neelam
gemstone, ratna, nag
hair band, hairband, headband
hair clip, hair claw, claw clip, clutcher
scrunchie, rubber band, hair tie, hair rubber, ponytail holder
juda pin, bun pin, juda stick
gajra, veni, hair garland, गजरा
parandi, paranda
bindi, tikli, bottu, बिंदी
`
