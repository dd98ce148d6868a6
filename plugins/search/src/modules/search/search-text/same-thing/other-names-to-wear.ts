/** Other names of what is worn and carried: British, American and Indian ones, and as they are spelled. */
export const OTHER_NAMES_TO_WEAR = `
saree, sarees, साड़ी, साड़ियाँ, साड़ियां
attire, outfit, clothing, clothes, garment
menswear, mens wear, mens clothing
womenswear, womens wear, womens clothing
kidswear, kids wear, kids clothing
sleeveless, without sleeves
full sleeve, full sleeves, long sleeve, poori baanh
half sleeve, half sleeves, short sleeve, aadhi baanh
trousers, chinos, formal pants, slacks
jeans, jean, denim pants
t-shirt, tshirt, tee, t shirt, tee shirt
vest, undershirt, baniyan, sando, innerwear
waistcoat, nehru jacket, vest coat, modi jacket, bandi jacket
sweater, jumper, pullover, cardigan, jersey, swetar
shawl, stole, wrap, chadar, चादर, shal
dupatta, chunni, odhni, veil
lehenga, lehnga, lahanga, ghagra choli, chaniya choli, lehenga choli
kurta pyjama, kurta pajama, pathani suit
pyjama, pajama
nighty, maxi, night gown, night dress, nightgown
petticoat, inskirt, saya, ghaghri
frock, dress, gown
handkerchief, hanky, rumal, pocket square
socks, moja, mauza, jurab
sandals, sandal, sendal
slippers, chappal, house slippers, bathroom slippers, thongs, hawai
heels, high heel, heel
mojari, jutti, nagra, khussa
shoe polish, shoe shiner, shoe cream, joota polish
shoe rack, shoe stand, shoe shelf, shoe cabinet, joota stand, chappal stand
earring, earrings, bali, jhumka, studs, kundal
necklace, necklace set, neckpiece, neck piece, haar set, galey ka haar
bangle, bangles, chudi, choodi, kangan, kada
anklet, payal, payel, pajeb
ring, anguthi, mundri
nose pin, nose ring, nath, nathni, nose stud
maang tikka, maangtikka, matha patti
mangalsutra, mangal sutra
wallet, purse, batua
handbag, hand bag, पर्स, vanity bag
trolley bag, suitcase, stroller bag, luggage bag, travel luggage, sootcase
school bag, backpack, bagpack, pithu bag
umbrella, chhata, brolly
`
