/** Phones, computers and what belongs to them. */
export const ELECTRONICS = `
mobile, phone, cellphone
smartphone, smart phone, android phone
keypad phone, feature phone, button phone
phone holder, mobile stand
ring light, selfie light
screen guard, screen protector, tempered, gorilla glass, tuffen glass
charger, charjer, adapter, adaptor, चार्जर
charging cable, data cable, usb cable, charger wire, charging wire, data wire
type c cable, c type cable, usb c cable
power bank, powerbank, portable charger
earphones, headphones, earbuds, ear buds, headset, handsfree, hands free
earbuds, tws
neckband, neck band, wireless earphones
speaker, spikar
bluetooth speaker, wireless speaker, blutooth speaker
sound bar, soundbar, home theatre, home theater
mic, microphone
radio, transistor
memory card, sd card, micro sd
pen drive, pendrive, usb drive, flash drive, thumb drive
hard disk, hard drive, hdd
ssd, solid state drive
laptop, notebook computer, leptop
laptop stand, laptop table, laptop tray
laptop cover, laptop skin
cooling pad, laptop cooler
computer, pc, desktop, kampyutar
keyboard, key board
mouse pad, mousepad
monitor, computer screen
printer, printar
ink cartridge, printer ink, toner cartridge
webcam, web camera
router, wi fi
hdmi cable, hdmi wire
tablet, tab, टैब
led tv, smart tv, smart television
set top box, settop box
cctv, security camera, wifi camera
smart watch, smartwatch, bluetooth watch
fitness band, smart band, fitness tracker
watch strap, watch band, ghadi patta
battery, cell, betri
calculator, kalkuletar, calculater
projector, projektar
led strip, strip light
calling bell, door bell, doorbell
game controller, gamepad, joystick
stylus, touch pen
cable, kebal
cable organiser, cable clip, wire clip
spike guard, surge protector, spike buster
electronics, gadget
musical keyboard, piano
`
