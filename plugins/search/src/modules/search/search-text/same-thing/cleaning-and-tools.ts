/** Cleaning, bathroom, tools, electrical goods and the garden. */
export const CLEANING_AND_TOOLS = `
soft broom, phool jhadu, grass broom
mop, pocha, ponchha
duster, jhaadan, jharan, dusting cloth
dustpan, dust pan, supdi
dustbin, kudedan, kudadan, kachra dabba, garbage bin, waste bin
garbage bag, trash bag, dustbin bag, kachra bag, bin bag
bucket, balti, pail, bakit
tub, टब
detergent, washing powder, kapde dhone powder, laundry powder
detergent bar, washing soap, kapde ka sabun, laundry soap
fabric softener, fabric conditioner
phenyl, floor cleaner
toilet cleaner, toilet brush
toilet paper, tissue roll, toilet roll
washing machine, kapde dhone machine
ironing board, istri table, ironing table
soap dish, soap case, sabun dani, sabundani
toothbrush holder, brush stand
shower, fawara, phuhara
tap, nal, faucet, टैप, nalka
geyser, water heater, gizar, geezer
immersion rod, water heating rod, pani garam rod
bath stool, bathroom stool, patra
mosquito repellent, machhar bhagane, machhar coil, mosquito coil
mosquito net, machhardani, macchardani, machar dani
mosquito bat, mosquito racket, machhar racket
cockroach killer, tilchatta, cockroach gel
rat trap, chuhedani, mouse trap, chuha dani
screwdriver, screw driver, pechkas
wrench, spanner, paana
drill, drilling machine
saw, aari, hacksaw
chisel, chheni
axe, kulhadi
sickle, hansiya, darati
scissors, kainchi
nail, keel, नेल
screw, pench, pech
nut bolt, nat bolt
washer, vashar
hinge, kabja
latch, kundi, chitkani
rope, dori
tarpaulin, tirpal, tripal
tape, टेप
measuring tape, inch tape, inchi tape, measure tape, inchtape
spirit level, level patti
tool kit, toolkit, tool box, auzar box
sandpaper, sand paper, regmal
paint brush, paintbrush
varnish, wood polish
adhesive, glue, gond, chipkane
plug, plag
socket, saket, plug point
switch, switchboard
taar, वायर, electric cable
extension board, extension cord, power strip, extenshan board, multiplug
inverter, invarter, ups
stabilizer, stabiliser
fan, pankha, फैन
heater, hitar
air conditioner, ac, एसी
torch, flashlight, tarch, flash light
water pump, motor pump, pani ki motor
hose, garden pipe
garden, bagicha, bagh
plant, paudha, podha, पौधा
planter, gamla, पॉट
watering can, hazara, fawara can
spray bottle, spray pump, sprayer, spre bottle
soil, potting mix, gamle ki mitti
cocopeat, coco peat, coir peat
grass, ghaas
pruner, garden scissors, plant cutter, secateurs
spade, shovel, phawda, belcha
hoe, kudal, kudali
tulsi, holy basil
marigold, genda, गेंदा
jasmine, chameli, mogra, juhi
hibiscus, gudhal, gurhal
lotus, kamal
sunflower, surajmukhi
`
