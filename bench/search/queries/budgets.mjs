/**
 * With a bound of the price, or a wish for little. What is typed | what is wanted, in the words of `../queries.mjs`.
 */
export const budgets = `
500 se kam chappal | chappal max=499
kurta for men under 1000 | kurta max=1000
kurta under 1000 for men | kurta max=1000
under 500 kurti | kurti max=500
kurti 500 tak | kurti max=500
chappal 300 ke niche | chappal max=300
400 ke andar towel | towel max=400
toys below rs 200 | @toys max=200
toys < 300 | @toys max=300
₹300 tak ke khilone | @toys max=300
gift under 1000 | gift-box max=1000
gifts within 600 rupees | gift-box max=600
max 400 bedsheet | bedsheet max=400
bedsheet under Rs.800/- | bedsheet max=800
phone cover under 200 rs | phone-cover max=200
tiffin 500 or less | tiffin max=500
budget 1500 saree | saree max=1500
saree budget 2000 | saree max=2000
saree in 1500 rupees | saree max=1500
1000 rupees me saree | saree max=1000
500 mein kurti | kurti max=500
500 wali kurti | kurti max=500
saree 1k se kam | saree max=1000
saree under 2k | saree max=2000
do hazaar tak saree | saree max=2000
paanch sau se kam chappal | chappal max=500
dedh hazar tak kurta | kurta max=1500
under five hundred kurti | kurti max=500
kurti upto 600 | kurti max=600
kurta maximum 800 | kurta max=800
saree up to ₹1,500 | saree max=1500
earrings 200 to 500 | earrings min=200 max=500
earrings 200-500 | earrings min=200 max=500
earrings between 200 and 500 | earrings min=200 max=500
200 se 500 earrings | earrings min=200 max=500
saree 1000 se 2000 tak | saree min=1000 max=2000
saree from 1000 to 2000 | saree min=1000 max=2000
kurti ₹400 - ₹800 | kurti min=400 max=800
1000 se 2000 ke beech saree | saree min=1000 max=2000
running shoes above 2000 | running-shoes min=2000
saree over 3000 | saree min=3000
saree more than 4000 | saree min=4000
2000 se upar saree | saree min=2000
1000 se zyada wala kurta | kurta min=1000
shawl minimum 1500 | stole min=1500
bedsheet 1000+ | bedsheet min=1000
चप्पल 300 से कम | chappal max=300
५०० से कम की चप्पल | chappal max=500
पाँच सौ तक कुर्ती | kurti max=500
एक हज़ार से कम कुर्ता | kurta max=1000
₹1,000 के अंदर साड़ी | saree max=1000
200 से 500 तक झुमके | earrings min=200 max=500
2000 से ज़्यादा साड़ी | saree min=2000
1000 के ऊपर कुर्ता | kurta min=1000
cheap phone cover | phone-cover max=200 ; phone-cover:1
cheapest rice | rice max=200 ; rice:1
sasta tawa | tawa max=500 ; tawa:1
sabse sasti chappal | chappal max=280 ; chappal:1
sasti kurti | kurti max=600 ; kurti:1
सस्ती साड़ी | saree max=1300 ; saree:1
affordable bedsheet | bedsheet max=700 ; bedsheet:1
low price towel | towel max=350 ; towel:1
expensive saree | saree min=3400 ; saree:1
sabse mehngi saree | saree min=3400 ; saree:1
wooden chair under 2500 | chair material=wood max=2500
steel water bottle under 500 | water-bottle material=stainless-steel max=500
face wash under 200 | face-wash max=200
leather wallet below 700 | wallet material=leather max=700
cotton bedsheet 500 se 1000 | bedsheet material=cotton min=500 max=1000
1000 takar moddhe shari | saree max=1000
৫০০ টাকার মধ্যে কুর্তি | kurti max=500
1000 ரூபாய்க்குள் சேலை | saree max=1000
selai 1500 kulla | saree max=1500
rice 5 kg under 500 | rice size=5-kg max=500
ghee 1 litre under 900 | ghee size=1-l max=900
running shoes size 9 under 2000 | running-shoes size=uk-9 max=2000
`
