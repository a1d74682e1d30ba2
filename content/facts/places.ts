/**
 * Names of places in lowercase, by time zone. "Central time" counts as a place, too: the answer repeats the visitor's
 * name for it.
 */
export const places: readonly { zone: string; called: string }[] = [
  {
    zone: 'America/Los_Angeles',
    called:
      'california|los angeles|san francisco|san diego|seattle|portland|las vegas|nevada|oregon|washington state|west coast|sacramento|vancouver|pacific( time)?|pst|pdt|la time|cali',
  },
  {
    zone: 'America/Denver',
    called:
      'colorado|denver|utah|salt lake( city)?|montana|wyoming|new mexico|boise|idaho|calgary|mountain( time)?|mst|mdt',
  },
  { zone: 'America/Phoenix', called: 'arizona|phoenix|tucson|scottsdale' },
  {
    zone: 'America/Chicago',
    called:
      'chicago|illinois|texas|dallas|houston|austin|san antonio|minnesota|minneapolis|wisconsin|iowa|missouri|st louis|kansas( city)?|oklahoma|nebraska|omaha|louisiana|new orleans|alabama|mississippi|tennessee|nashville|memphis|arkansas|central( time)?|cst|cdt',
  },
  {
    zone: 'America/New_York',
    called:
      'new york|nyc|boston|massachusetts|new jersey|philadelphia|pennsylvania|florida|miami|orlando|tampa|atlanta|georgia|virginia|maryland|north carolina|south carolina|charlotte|ohio|cleveland|columbus|michigan|detroit|toronto|ontario|montreal|east coast|eastern( time)?',
  },
  { zone: 'America/Anchorage', called: 'alaska|anchorage' },
  { zone: 'Pacific/Honolulu', called: 'hawaii|honolulu' },
  { zone: 'America/Halifax', called: 'nova scotia|halifax|atlantic time' },
  { zone: 'America/Mexico_City', called: 'mexico( city)?' },
  { zone: 'America/Sao_Paulo', called: 'brazil|sao paulo' },
  {
    zone: 'Europe/London',
    called: 'london|england|uk|u k|united kingdom|britain|scotland|wales|manchester|gmt|uk time',
  },
  { zone: 'Europe/Dublin', called: 'ireland|dublin' },
  { zone: 'Europe/Lisbon', called: 'portugal|lisbon' },
  {
    zone: 'Europe/Berlin',
    called:
      'germany|berlin|munich|hamburg|austria|vienna|switzerland|zurich|france|paris|spain|madrid|barcelona|italy|rome|milan|netherlands|amsterdam|belgium|brussels|poland|warsaw|denmark|copenhagen|sweden|stockholm|norway|oslo|prague|central europe|cet|europe',
  },
  { zone: 'Europe/Athens', called: 'greece|athens|finland|helsinki|romania|bucharest' },
  { zone: 'Africa/Johannesburg', called: 'south africa|johannesburg|cape town' },
  { zone: 'Africa/Lagos', called: 'nigeria|lagos' },
  { zone: 'Asia/Jerusalem', called: 'israel|tel aviv' },
  { zone: 'Asia/Dubai', called: 'dubai|uae|abu dhabi' },
  { zone: 'Asia/Kolkata', called: 'india|indian|mumbai|delhi|bangalore' },
  { zone: 'Asia/Singapore', called: 'singapore' },
  { zone: 'Asia/Hong_Kong', called: 'hong kong' },
  { zone: 'Asia/Manila', called: 'philippines|manila' },
  { zone: 'Asia/Tokyo', called: 'japan|tokyo' },
  { zone: 'Australia/Perth', called: 'perth' },
  { zone: 'Australia/Brisbane', called: 'brisbane|queensland' },
  { zone: 'Australia/Sydney', called: 'sydney|melbourne|australia|canberra' },
  { zone: 'Pacific/Auckland', called: 'new zealand|auckland' },
]
