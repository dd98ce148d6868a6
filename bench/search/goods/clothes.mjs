/** Clothes, footwear, jewellery and bags. The columns are those of `readKinds` in ../goods.mjs. */
export const clothes = `
# Sarees & Ethnic Wear
saree | Saree, Sari, Saree with Blouse Piece | साड़ी~ | Banarasi, Kanjivaram, Printed, Handloom, Bandhani, Paithani | cotton, silk, georgette, chiffon, linen | red, blue, green, yellow, pink, black, maroon | | women | 699-5999 | For weddings, festivals and the office. | x28
kurti | Kurti, Kurta for Women, Tunic Kurti | कुर्ती~ | Printed, Anarkali, Straight, Chikankari | cotton, rayon | white, blue, pink, yellow, black | S, M, L, XL | women | 349-1499 | Comfortable all day at work and college. | x16
salwar-suit | Salwar Suit, Salwar Kameez, Punjabi Suit Set | सलवार सूट | Embroidered, Unstitched, Patiala | cotton, silk, georgette | green, pink, maroon, blue | M, L, XL | women | 799-2999 | Top, bottom and dupatta. | x10
lehenga | Lehenga Choli, Ghagra Choli, Bridal Lehenga | लहंगा | Embroidered, Mirror Work, Bridal | silk, net, velvet | red, pink, maroon, green | | women | 1999-9999 | For weddings, garba and sangeet. | x9
dupatta | Dupatta, Chunni, Odhni | दुपट्टा | Phulkari, Bandhani, Plain | cotton, chiffon, silk | red, yellow, white, orange | 2.4 m | women | 199-999 | | x8
stole | Shawl, Stole, Woollen Shawl | शॉल~ | Kashmiri, Embroidered | wool, pashmina | black, maroon, grey | 2 m | women | 499-3999 | Warm through the winter. | x7
blouse | Readymade Blouse, Saree Blouse, Padded Choli | ब्लाउज़ | Stretchable, Brocade | cotton, silk | golden, black, red | 34, 36, 38 | women | 249-899 | To be worn with any saree. | x6
petticoat | Petticoat, Saree Shapewear, Inskirt | पेटीकोट | | cotton | white, black, red | Free size | women | 149-499 | Worn under a saree. | x5
leggings | Leggings, Churidar Leggings | लेगिंग~ | Ankle Length | cotton | black, white, red | M, L, XL | women | 149-499 | | x6
palazzo | Palazzo, Palazzo Pants | पलाज़ो | Printed | rayon, cotton | blue, black, white | M, L, XL | women | 249-699 | | x6
nightwear | Nighty, Night Gown, Maxi Night Dress | नाइटी~ | Printed | cotton | pink, blue, purple | L, XL, XXL | women | 249-799 | Soft and loose for the night. | x6

# Men's Clothing
kurta | Kurta, Kurta Pyjama Set, Pathani Kurta | कुर्ता | Lucknowi, Plain, Embroidered | cotton, khadi, silk | white, yellow, blue, maroon | M, L, XL | men | 499-2499 | For festivals, puja and weddings. | x12
shirt | Shirt, Formal Shirt, Casual Check Shirt | कमीज़~ | Slim Fit, Full Sleeve | cotton, linen | white, blue, black, pink | M, L, XL | men | 449-1799 | | x10
tshirt | T-Shirt, Polo T-Shirt, Round Neck Tee | टी-शर्ट~ | Printed, Plain | cotton | black, white, red, blue | M, L, XL | men | 199-899 | | x10
jeans | Jeans, Denim Jeans, Stretch Denim Pants | जींस~ | Slim Fit, Regular Fit | denim | blue, black, grey | 30, 32, 34 | men | 699-1999 | | x8
trousers | Trousers, Formal Pants, Chinos | पैंट~ | | cotton | black, brown, grey | 32, 34, 36 | men | 599-1699 | | x6
dhoti | Dhoti, Readymade Dhoti, Veshti Mundu | धोती~ | | cotton, silk | white, golden | 4 m | men | 299-1299 | For puja and weddings. | x6
vest | Vest, Baniyan, Sleeveless Undershirt | बनियान~ | | cotton | white | M, L, XL | men | 99-399 | Pack of innerwear for every day. | x5
lungi | Lungi, Checked Lungi | लुंगी~ | | cotton | blue, green | 2 m | men | 149-449 | | x4
sherwani | Sherwani, Wedding Sherwani Set | शेरवानी~ | | silk, velvet | golden, maroon | 38, 40, 42 | men | 3999-12999 | For the groom. | x4
nehru-jacket | Nehru Jacket, Ethnic Waistcoat, Bandi Jacket | नेहरू जैकेट~ | | khadi, silk | black, maroon, blue | M, L, XL | men | 699-2199 | | x5
sweater | Sweater, Pullover, Woollen Cardigan | स्वेटर | | wool | grey, blue, maroon | M, L, XL | men | 599-1999 | Keeps warm in winter. | x7
socks | Socks, Ankle Socks | मोज़े^ | | cotton, wool | black, white | Pack of 3 | men | 99-399 | | x5
handkerchief | Handkerchief, Hanky | रूमाल | | cotton | white | Pack of 6 | men | 99-299 | | x4

# Kids' Clothing
kids-frock | Girls Frock, Party Frock, Baby Girl Dress | फ्रॉक~ | | cotton, net | pink, red, yellow | 2-3 years, 4-5 years | kids | 299-1299 | | x7
kids-tshirt | Kids T-Shirt, Boys T-Shirt, Cartoon Tee | बच्चों की टी-शर्ट~ | | cotton | blue, red, yellow | 4-5 years, 6-7 years | kids | 149-499 | | x6
kids-kurta | Boys Kurta Pyjama, Kids Ethnic Kurta Set | बच्चों का कुर्ता | | cotton, silk | yellow, blue, red | 4-5 years, 6-7 years | kids | 399-1299 | For festivals. | x5
kids-lehenga | Girls Lehenga Choli, Kids Ghagra | बच्चों का लहंगा | | silk | pink, red | 4-5 years | kids | 699-1999 | | x4

# Footwear
chappal | Chappal, Slippers, Flip Flops, Hawai Chappal | चप्पल~ | | rubber, leather | black, blue, brown | UK 5, UK 7, UK 8, UK 9 | women, men | 149-899 | Daily wear at home and outside. | x14
sandals | Sandals, Floaters, Flat Sandals | सैंडल~ | | leather, rubber | black, brown, beige | UK 5, UK 7, UK 9 | women, men | 399-1499 | | x10
heels | High Heels, Block Heel Sandals, Wedges | हील~ | | leather | black, golden, pink | UK 4, UK 5, UK 6 | women | 599-1999 | | x6
running-shoes | Running Shoes, Sports Shoes, Walking Sneakers | खेल के जूते^ | | mesh | white, black, blue | UK 7, UK 8, UK 9 | men, women | 699-2999 | For jogging and the gym. | x10
formal-shoes | Formal Shoes, Leather Office Shoes, Derby Shoes | जूते^ | | leather | black, brown | UK 7, UK 8, UK 9 | men | 999-3499 | | x7
juti | Mojari, Punjabi Jutti, Rajasthani Juti | जूती~ | Embroidered | leather | golden, red, pink | UK 5, UK 6, UK 8 | women, men | 399-1299 | | x8
kids-shoes | Kids Shoes, School Shoes, Kids Velcro Sneakers | बच्चों के जूते^ | | leather, mesh | black, white, blue | UK 1, UK 3, UK 12 | kids | 399-1299 | | x7
boots | Ankle Boots, Trekking Boots, Gumboots | बूट | | leather, rubber | brown, black | UK 8, UK 9 | men | 999-3999 | | x4
shoe-polish | Shoe Polish, Shoe Shiner Brush | जूता पॉलिश~ | | | black, brown | 40 g | | 60-199 | | x4

# Jewellery
earrings | Earrings, Jhumka, Stud Earrings | झुमका | Oxidised, Kundan, Temple | silver, gold plated | green, pink | | women | 149-1499 | | x12
necklace | Necklace Set, Choker, Haar | हार | Kundan, Bridal, Temple | gold plated, pearl | green, red | | women | 399-3999 | For weddings. | x9
bangles | Bangles, Chudi, Kada Bangle Set | चूड़ी~ | Bridal, Lac | glass, gold plated | red, green, golden | 2.4, 2.6 | women | 99-1299 | | x10
anklet | Anklet, Payal | पायल~ | | silver | | | women | 199-2999 | | x6
ring | Ring, Finger Ring, Angoothi | अंगूठी~ | Adjustable | silver, gold plated | | | women | 149-1999 | | x6
mangalsutra | Mangalsutra, Short Mangalsutra | मंगलसूत्र | | gold plated | black | | women | 299-1499 | | x5
nose-pin | Nose Pin, Nath, Nose Ring | नथ~ | | silver, gold plated | | | women | 99-699 | | x5
maang-tikka | Maang Tikka, Matha Patti | मांग टीका | Kundan | gold plated | | | women | 199-999 | | x4

# Bags & Luggage
school-bag | School Bag, Backpack, Kids School Backpack | स्कूल बैग | | nylon | blue, pink, black | 25 L | kids | 399-1499 | | x8
handbag | Handbag, Ladies Purse, Tote Bag | पर्स | | leather, jute | black, brown, red | | women | 399-2499 | | x8
wallet | Wallet, Gents Purse | बटुआ | | leather | brown, black | | men | 249-1199 | | x5
trolley | Trolley Bag, Suitcase, Travel Luggage | ट्रॉली बैग | | nylon | blue, red, black | 55 cm, 65 cm | | 1499-4999 | | x5
jhola | Jute Shopping Bag, Jhola, Grocery Carry Bag | झोला | | jute, cotton | | | | 99-399 | For vegetables and shopping. | x5
`
