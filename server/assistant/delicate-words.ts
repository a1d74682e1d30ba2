/**
 * Words that an invented sentence cannot do without. What holds one of them may be said only as the site says it: by a
 * claim of the same subject that holds the same kind of word.
 */
export const delicate = {
  money:
    /\b(?!pays? (?:first|off)|costs? (?:[\w’]+ ){0,3}(?:time|hours))(?:price|cost|fee|charge|deposit|pay|pric|charg)(?:s|d|ed|ing|ments?)?\b|\bpaid\b/i,
  price:
    /\b(free|gratis|complimentary|waived?|waiv\w+|negotiab\w+|negotiat\w+|flexible|cheap\w*|bargain|afford\w*|low(?:er|est)|reduc\w+|half[- ]price|includ\w+|extra|unlimited|lifetime|installments?|instalments?|monthly|nothing upfront|no (?:extra |additional )?(?:charge|cost|fee)|costs? (?:you )?nothing|pays? nothing|on us|on the house|only pay|pay only|less|match\w*|gift\w*|thrown in)\b/i,
  rebate: /\b(discount\w*|coupons?|vouchers?|promo\w*|rebates?|special offer|\d+ ?% off|deal|sale)\b/i,
  refund:
    /\brefund\w*|\breimburs\w*|\bmoney[ -]?back\b|\b(?:fee|money|deposit|price|payment|upfront|paid|\$[\d,]+)\b[^.]{0,40}\b(?:back|return\w*|comes? back)\b|\b(?:back|return\w*)\b[^.]{0,25}\b(?:fee|money|deposit|price|payment|paid)\b/i,
  promise:
    /\b(guarant\w+|warrant\w+|promis\w+|ensure\w*|assur\w+|certain\w*|definite\w*|surely|always|never|forever|risk|risks|risk-free|best(?! (?:first |next )?(?:step|start|place|way|fit))|leading|number one|double\w*|triple\w*|pays? for itself|will(?! help| be glad| be happy)|won['’]t|(?:you|clients?) saves?|in any case|going to|come true|no matter|(?:clients?|customers?|owners|people|everybody|everyone) (?:loves?|likes?|prefers?|recommends?|praises?))\b|['’]ll\b/i,
  absolute:
    /\b(every|each(?! other| month| week| day| year| session)|all|any|everyone|anyone|everything|anything|only|unless|must|required?|requirement)\b/i,
  place:
    /\b(offices?|schools?|locations?|venue|in person|on[- ]site|headquarters?|buildings?|cit(?:y|ies)|street)\b/i,
  pressure:
    /\b(today|tonight|tomorrow|now|hurry|(?:offer|price|sale|deal) ends?|ends? (?:on|at|in|soon)|ending|deadline|expires?|last chance|left|go(?:es)? up|soon|before the end|by the end|this (?:week|month|weekend|time)|quickly|almost|still|longer|any ?more|until)\b/i,
} as const

/** What nobody says of a house he works for, and no page says of ours. */
export const slander =
  /\b(scam\w*|fraud\w*|sue[ds]?|suing|lawsuits?|court|convict\w*|crim\w+|illegal\w*|investigat\w+|regret\w*|fake\w*|made up|invented|overpriced|rip[- ]?off|avoid|terrible|awful|horrible|worst|worse|waste|useless|worthless|incompetent|unreliable|untrustworthy|dishonest|liars?|lies|lying|steal\w*|stolen|cheat\w*|leak\w*|breach\w*|hack\w*|sells? your|sold your|bankrupt\w*|insolven\w*|complain\w*|angry|disappoint\w*|disappear\w*|bought|brib\w+|beginners|amateur\w*|poor\w*|stupid|ignore|competitors?|other (?:consult\w+|companies|firms|agencies|providers))\b/i

/** Speaking of how it was told to speak. */
export const selfTalk =
  /\b(instruct\w*|prompts?|my rules?|told to|was told|asked to answer|language model|as an ai\b|facts below|(?:the|my) facts|my task|system message|passages|whatever it claims|plain words|(?:short|two|three|four) sentences|at most one question|no marketing|copy figures)\b/i

/** Asking for what no page asks for in a chat. */
export const asksForSecrets =
  /\b(password|passcode|pin|bitcoin|crypto\w*|wire|iban|bank account|paypal|card number|credit card|gift cards?|social security|transfer)\b/i

/** Speaking of the company and whoever has to do with it. */
export const aboutUs =
  /\b(we|we['’]re|our|us|they|company|consultancy|consultants?|mendline|owners|founders?|staff|team|testimonials?|case studies|(?:most|former|past|many|every|no) (?:clients?|customers?)|clients (?:say|leave|regret))\b/i
