/** Words that mean themselves and nothing that sounds nearly like them: a party is no parrot, a mask no maska. */
export const ORDINARY = `
cot potty dry wear collar litter make care gloss mask bath bar hand hands foot strip strips shave paste tongue scraper
sanitary pain heat band support back waist bin trash floor dish driver measure spirit cord flash motor can potting mix peat
holy salwar patiala sweat fall block blocks selfie gorilla data type theatre theater disk security strap door spike buster
string gun party rock whole bay leaf star weed moth pine petal petals dairy bitter goat meat lunch study shade tube school
shopping pin pins sole side claw tree beard snake snakes boiler filter shaker rail ride shuttle grip punch punching price
batter toiletry tape stylish cute style quality series offer sale center centre space saving monday jaipur mysore lucknow
varanasi bengal power bank body neck head ear eye eyes feet leg arm finger knee wrist shoulder heel skin tooth teeth mouth
lip nose top bottom front inner outer upper left right double single triple multi full mini jumbo giant slim slip slips soft
hard smooth rough sharp flat deep high low tall short long wide thin thick narrow tight loose stretch stretchable elastic hot
cold cool warm wet clean clear bright dark matte glossy shiny metallic transparent frosted sweet sour salty spicy plain mild
strong fresh roasted salted unsalted boiled fried baked dried frozen instant royal classic modern trendy latest fancy deluxe
premium special super ultra pro max plus smart digital luxury antique vintage designer design pattern model edition
collection fashion print printed woven knitted quilted padded lined pleated layered sleeve sleeves sleeveless round straight
flared fitted regular relaxed oversized pen pencil ink pad sheet sheets roll rolls reel spool stick sticks rod pole cube ball
stand holder hook clip clamp handle lid cap cover case pouch pocket chain ring hoop loop knot lace bow tassel fringe border
spray mist foam gel cream balm wax oil scrub polish powder liquid drops tablet tablets capsule capsules syrup tonic guard
protector protection safety shield brace pump hose pipe valve cartridge refill kettle jug mug cup bowl plate tray pan pot jar
tin box bag sack crate basket bucket tub cutter grinder mixer blender beater peeler slicer opener grater crusher roaster
warmer cooler heater dryer cleaner washer machine sensor remote control switch socket plug cable wire battery charger adapter
screen display garden lawn grass seed root branch bark fruit flower bud vine cactus fern palm bonsai bird fish horse cow
sheep lion tiger bear deer frog bee ant butterfly unicorn dinosaur sun moon sky cloud rain snow river lake sea ocean beach
forest mountain island world earth fire water air table chair bench desk stool couch shelf rack drawer cabinet window wall
roof ceiling stairs morning evening night day week month year tuesday wednesday thursday friday saturday sunday january
february march april june july august september october november december kerala kashmir rajasthan gujarat punjab assam
madras delhi mumbai kolkata chennai hyderabad nepal goa guitar piano drum violin flute music song dance film movie camera
photo picture poster canvas cricket football tennis hockey golf racing race swim swimming running walking climbing hiking
cycling boxing boy girl man woman kid couple family friend teacher doctor nurse police army pilot king queen prince princess
number letter alphabet word story poem lesson exam test quiz map globe chart blood sugar pressure heart bone joint muscle
vitamin calcium protein iron zinc collagen fibre fiber bread bun cake pie pizza burger pasta sauce soup salad rice wheat corn
oats bran malt master magic wonder happy lucky love peace hope dream angel baby birthday wedding gift card counter corner
carrier hanging standing sitting sleeping reading writing cooking baking serving storage travel toilet bathroom bedroom
kitchen dining living office shop store market hotel piece pieces place china wine coin coins brick dye wick posture sound
musical sling riding first cards gourd starch plush sticky idli dosa bana bani bane banaya banane katar panch chakra sutra
bandhan mata shiva bhuna khada tikka katli chow batta maang matha kalai wadi phula saal toor kabuli badhai kanchi chaniya nat
buti kund ladi saaf dani kamar bhagane sajavati ginti bhabhi gram bel poppy kadi hoth tri khal
`
