/** Other names of things of the house, the phone, the garden and the toolbox. */
export const OTHER_NAMES = `
saucepan, sauce pan, milk pan, tea pan, bhagoni
stock pot, cooking pot, patila, handi
tawa, griddle, dosa tawa, roti tawa, dosa pan, flat pan
kadhai, karahi, wok, deep pan, frying kadhai, kadahi
frying pan, fry pan, skillet, omelette pan, saute pan, non stick pan, nonstick pan
pressure cooker, cooker, kukar, pressure pan
mixer grinder, mixer, mixie, juicer mixer, blender, food processor, grinder
gas stove, gas chulha, gas burner, hob, cooktop, burner, stove
induction, induction cooktop, induction stove, induction cooker, induction chulha
kettle, electric kettle, tea kettle, ketli, keteli
rice cooker, electric cooker, chawal cooker
tiffin, lunch box, lunchbox, tiffin box, tiffin carrier, meal box, food carrier, lunch carrier
flask, thermos, thermos flask, vacuum flask, thermosteel, water bottle
water bottle, drinking bottle, sipper
tumbler, glass, drinking glass, lassi glass, gilas
plate, thali, platter
dinner set, dinnerware, crockery set, plate set
spoon, spoons, chammach, cutlery
ladle, serving spoon, karchi, karchul, kadchi, serving ladle
knife, chaku, chhuri
chopper, vegetable chopper, vegetable cutter, sabzi cutter
chakla belan, rolling pin board, rolling pin, chakla, belan, roti belan
strainer, sieve, sifter, chalni, chhanni
mortar pestle, mortar, pestle, khal batta, khalbatta, kharal musal, okhli, kutni, musal
casserole, hot pot, hotpot, roti box, chapati box, roti dabba, hot case, hotcase, insulated casserole
coffee filter, filter coffee maker, coffee percolator, kaapi filter, dabara set, coffee dripper
tea cup, chai cup, chai glass, teacup, tea set, cup set, cup saucer, chai set, pyali, kulhad
mug, mugs
container, canister, storage jar, storage box, kitchen container, storage container, airtight container, airtight jar, dabba
spice box, masala box, masala dabba, masala container, masala dibba, spice container, spice jar
bedsheet, bed sheet, bed cover, bedcover, bedspread, bed spread, chadar, counterpane
pillow, cushion, takiya, sirhana
blanket, quilt, razai, comforter, duvet, kambal, rizai
curtain, drape, drapes, blinds, parda, pardey
doormat, door mat, foot mat, floor mat, welcome mat, entrance mat, paydan, pavdan
cushion cover, cushion case, cushion covers, gaddi cover
carpet, rug, floor rug, durrie, kaleen, galicha
towel, tauliya, gamcha
bulb, led lamp, light bulb, balb
tube light, tubelight, led tube, batten
fan, pankha
bucket, balti, pail
mug, मग, lota
broom, jhadu, phool jhadu, broomstick
mop, floor wiper, wiper, ponchha, pocha
laundry basket, laundry hamper, laundry bag, clothes basket, clothes hamper, hamper basket, kapde tokri
painting, wall art, art print, paintings
photo frame, picture frame, photoframe, tasveer frame
saree cover, saree storage bag, saree bag, garment cover
mosquito net, bed net, machhardani, machhar jaali, mosquito tent
lamp, table lamp, night lamp, bedside lamp, bed lamp, reading lamp, study lamp, laimp
chair, kursi, seat
hanger, hangers, clothes hanger, coat hanger, kapde hanger
yarn, knitting wool, wool balls, knitting yarn, wool thread, crochet thread, oon
phone cover, phone case, mobile cover, back cover, back case, mobile case, flip cover, mobile pouch, phone back cover, mobile back cover
charger, charging adapter, power adapter, adapter
usb cable, charging cable, data cable, charger cable, lead
earphones, earphone, ear phone, headphones, headphone, earbuds, airpods, earpods, ear pods, buds, headset, hands free
power bank, battery bank, battery pack, portable charger
screen guard, tempered glass, screen protector, glass guard, mobile glass, screen glass
smart watch, smartwatch, fitness band, fitness watch, smart band, fitness tracker
speaker, sound box
home theatre, home theater, sound system, soundbar
extension board, extension lead, extension cord, power strip, extension box, extension wire, multi plug, spike guard
iron, iron box, ironbox, clothes iron, iron press, press, istri
hair dryer, hairdryer, blow dryer, hair blower
torch, torch light, flashlight, battery light, tarch
emergency light, rechargeable light, emergency lamp, emergency torch
trimmer, shaver, electric shaver, clipper, hair clipper, shaving machine, beard machine
planter, flower pot, flowerpot, plant pot, gamla
seeds, beej, sabzi beej, plant seeds
watering can, water can, spray bottle, sprinkler, plant sprayer, fuhara, fawwara
compost, manure, fertilizer, fertiliser, vermicompost, organic manure, khad, gobar khad, potting soil, plant food
trowel, garden trowel, khurpi, khurpa, garden tool, gardening tool set
hose, hosepipe, hose pipe, garden hose, water pipe, garden pipe, pani pipe
screwdriver, screw driver, pechkas, penchkas, screw driver set
hammer, hathoda, hathodi, mallet, claw hammer
drill, drill machine, drilling machine, power drill, drill kit
lock, padlock, tala
measuring tape, tape measure, inch tape, meter tape, naap tape, fita
rope, cord, twine, rassi, rassa
ladder, step ladder, stepladder, step stool, folding ladder, seedhi
`
