/** Cars, bikes and journeys. */
export const TRAVEL_AND_VEHICLES = `
car, gaadi, कार, गाड़ी
bike, motorcycle, motorbike, motor cycle
scooter, scooty
car perfume, car freshener
car wash, gaadi dhone
tyre inflator, air pump, hawa machine
helmet, helmat
engine oil, injan oil, mobil oil
horn, bhonpu
sun shade, car shade, car curtain
travel, safar, yatra, tour
travel pillow, neck pillow, gardan takiya
travel kit, toiletry bag, toiletry kit
rucksack, trekking bag
tent, tambu
camping, trekking, hiking
eye mask, sleep mask, aankh patti
`
