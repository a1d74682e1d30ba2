/** Names for invented people and businesses. */
export const firstNames =
  'Adaeze Tomasz Priya Yuki Omar Viktor Anders Sione Malik Hannah Lucia Kwame Mei Ruben Ingrid Farah Nadia Diego Amara Chloe Jonas Leila Mateo Sofia Tariq Greta Hugo Ines Jamal Keiko Lars Mina Noor Oskar Petra Quinn Rosa Samir Tova Uma Vera Wes Ximena Yara Zane Aiko Bram Celia Dario Elif Finn Gita Henrik Isla Joao Kavya Liam Maren Nils Orla'.split(
    ' ',
  )

const beginnings =
  'Abern Ash Bald Bar Bell Bens Bir Blake Bran Brent Burn Cal Car Chal Clay Cor Cran Dal Den Dor Dun Ed Ell Fair Farn Fen Gar Glen Gran Hal Har Hather Hol Kel Kings Lang Len Mar Mel Nor Os Pem Ral Ros Rush Sel Shel Stan Thorn Wal Whit Win'.split(
    ' ',
  )
const endings =
  'berg by croft dale den field ford grave ham hurst land ley low man mere more ridge ston ström ton wald ward well wick worth'.split(
    ' ',
  )

/** Some real last names, and more than a thousand made-up ones. */
export const lastNames = [
  ...'Okonjo Wieczorek Raman Tanabe Benhaddou Hrustic Bakken Tauiliili Ferreira Marchetti Adjei Soh Castellanos Falk Nasser Whitlock Abara Brandt Cardoso Delgado Eriksen Fontaine Iversen Jansen Kowalski Lindqvist Moreau Novak Oduya Petrov'.split(
    ' ',
  ),
  ...beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)),
]

export const businesses =
  'Fernhill Kestrel Larkspur Atlas Fjordline Reef Northgate Harbor Bluebottle Ledgerline Oakmere Pinecrest Quarry Redwood Saltmarsh Tidewater Umber Valebrook Westfold Yarrow Amberley Birchway Copperfield Dunmore Elmstead Foxglove Greyfriars Hazelwood Ironbridge Juniper Kingsley Lighthouse Millstone Nettle Orchard Paragon Quillon Rosewood Summit Thornbury'.split(
    ' ',
  )

export const trades =
  'Legal,Mortgage,Physio,Freight,Builders,Software,Realty,Dental,Tutors,Creative,Logistics,Coaching,Partners,Accounting,Interiors,Bakery,Clinics,Travel,Design,Staffing'.split(
    ',',
  )

export const nextSteps = [
  'Call back',
  'Send the audit outline',
  'Ask who decides',
  'Chase the proposal',
  'Offer a new time',
  'Book a walkthrough',
  'Ask again next quarter',
  'Send the case study',
]

export const notes = [
  'Budget is there from January. Wants to see one workflow mended first.',
  'Spoke on the phone: quotes wait in one inbox, nobody owns them.',
  'Met at the breakfast. Their office manager types every order twice.',
  'Asked for references in the same trade. Sent two.',
  'Not before the move to the new building.',
  'Partner has to agree. Try both of them on one call.',
  'Uses a spreadsheet for everything and knows it.',
  'Had a bad time with a chatbot vendor. Start small.',
]
