/** Bartan of each kind, and the machines of a kitchen. */
export const KITCHEN = `
cup, pyala, mug, कप, प्याला
mug, मग
tea cup, teacup
kulhad, kullad, clay cup
saucer, tashtari
jug, pitcher, surahi, जग
tawa, griddle, तवा
appam pan, paniyaram pan, appe pan, appe patra
kadhai, karahi, karhai
frying pan, frypan, fry pan, skillet
pateela, bhagona, degchi
pressure cooker, kukar
idli maker, idli stand, idli cooker
milk pan, doodh ka bartan, milk boiler
tea pan, chai ka bartan, chai patila
parat, thaal
degchi, deg, biryani pot
plate, rakabi
dinner set, dinnerware, crockery, dinner service
bowl, katora, katori
serving bowl, donga
spatula, palta, turner
skimmer, jhara, jharni, pauni
fork, kanta
cutlery, spoon set
peeler, chhilni
chopper, vegetable cutter
chopping board, cutting board, chopping pad
grater, kaddukas, kisni
rolling board, chakla
chakla belan, rolling pin board
rolling pin, belan, velan
tongs, chimta, sansi
sansi, sandsi
strainer, sieve, chalni, chhanni, chhanna
colander, basket strainer, chawal chhanni
whisk, beater
churner, mathani, madhani, ravai
mortar pestle, khal batta, okhli, kharal, imam dasta, hamam dasta
grinding stone, sil batta, silbatta
citrus juicer, nimbu nichod, lemon squeezer
funnel, kuppi
measuring cup, measuring spoon
kitchen scale, weighing scale, taraju
lighter, laiter
gas stove, cooktop, burner stove
tandoor, tanduri
barbecue, bbq, grill
oven, otg, ovan
microwave, micro wave
toaster, tostar
sandwich maker, sandwich toaster
mixer, mixie
electric kettle, ketli, water kettle
coffee maker, coffee machine
air fryer, airfryer
refrigerator, fridge, frij
water purifier, ro purifier, water filter
container, canister, dabba, dibba, storage box
storage jar, airtight jar, masala jar, martaban
pickle jar, barni, martaban
ghee pot, ghee dani, gheedani
oil dispenser, oil bottle, tel dani
salt shaker, namakdani, namak dani
sugar pot, chini dani
lunch box, tiffin, lunchbox, khana dabba
casserole, hot pot, hotpot, roti box
water bottle, sipper
water dispenser, water camper
ice tray, baraf tray
tray, ट्रे
table mat, placemat, place mat, dining mat
napkin, tissue
aluminium foil, foil paper
butter paper, baking paper, parchment paper
mould, sancha
gas pipe, gas tube, suraksha pipe
kitchen rack, bartan stand, dish rack, plate stand, dish drainer
spice rack, masala stand
masala dabba, masaledani, masala dani
scrubber, scrub pad, scourer, juna
dishwash, dish wash, bartan sabun, dishwashing liquid
disposable plate, pattal, paper plate
glass, gilas, tumbler, गिलास
non stick, nonstick
`
