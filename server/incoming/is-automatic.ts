/** A header's name in lower case, and its value. */
export interface MailHeader {
  key: string
  value: string
}

interface MailToJudge {
  headers: readonly MailHeader[]
  /** The sender's address; undefined if it is ambiguous or missing. */
  from: string | undefined
  subject: string
}

/** Subject beginnings of automatic replies, in English, German, French, Spanish, Italian and Dutch. */
const subjects = [
  /^(?:auto(?:matic|mated)?[- ]?(?:reply|response)|out of (?:the )?office)(?:\b|:)/i,
  /^(?:automatische (?:antwort|abwesenheit\S*)|abwesenheit\S*|abwesend)(?:\b|:)/i,
  /^(?:réponse automatique|absen(?:ce|t)(?: du bureau)?|notification d['’]absence)(?:\s|:|$)/i,
  /^(?:respuesta autom[áa]tica|fuera de la oficina|ausencia)(?:\b|:)/i,
  /^(?:risposta automatica|fuori (?:sede|ufficio)|assenza)(?:\b|:)/i,
  /^(?:automatisch antwoord|afwezig(?:heid\S*)?|niet op kantoor)(?:\b|:)/i,
]

/** Pairs of phrases of a notice of absence. Both must match, because a person may mention one of them. */
const wordings: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:i am|i['’]m) (?:currently |presently )?(?:out of (?:the )?office|away from (?:the office|my desk)|on (?:annual )?leave|on vacation)\b/i,
    /\b(?:limited|no) access to (?:my )?e-?mail|in urgent (?:cases|matters)|for urgent (?:matters|enquiries|inquiries)|(?:will|['’]ll) (?:reply|respond|get back|answer)\b.{0,60}\b(?:return|back)\b/is,
  ],
  [
    /\b(?:ich bin|bin ich) .{0,60}(?:nicht im (?:büro|haus)|abwesend|außer haus|im urlaub)|\b(?:ich bin derzeit|zurzeit bin ich)\b/i,
    /in dringenden fällen|nach meiner rückkehr|wird nicht weitergeleitet|nicht gelesen/i,
  ],
  [
    /\bje suis (?:actuellement |absente? |en congé|en vacances|hors du bureau)/i,
    /en cas d['’]urgence|à mon retour|pour toute (?:urgence|demande urgente)/i,
  ],
  [
    /\b(?:estoy|estaré|me encuentro) (?:actualmente )?(?:fuera de la oficina|de vacaciones|ausente)/i,
    /en caso de urgencia|para (?:asuntos|temas) urgentes|a mi (?:regreso|vuelta)/i,
  ],
  [
    /\b(?:sono|sarò) (?:attualmente )?(?:fuori (?:ufficio|sede)|in ferie|assente)/i,
    /in caso di urgenza|per (?:questioni |comunicazioni )?urgen\w+|al mio (?:rientro|ritorno)/i,
  ],
  [
    /\bik ben (?:momenteel |op dit moment |tot )?.{0,40}(?:afwezig|niet (?:op kantoor|aanwezig|bereikbaar)|met (?:vakantie|verlof))/i,
    /voor dringende (?:zaken|vragen)|in dringende gevallen|na mijn terugkeer|bij spoed/i,
  ],
]

/** A longer text is never taken for a notice of absence. */
const maxNoticeLength = 1_500

/**
 * Whether a program wrote the mail (RFC 3834), such as a notice of absence, a newsletter or a delivery report. Such a
 * mail never counts as a reply, and is never answered.
 * @param text the mail's new text without quotes, once it has been read
 */
export function isAutomatic({ headers, from, subject }: MailToJudge, text = ''): boolean {
  const valueOf = (key: string) =>
    headers
      .find((header) => header.key === key)
      ?.value.trim()
      .toLowerCase()
  const submitted = valueOf('auto-submitted')
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true
  if (/\b(?:bulk|list|junk|auto_reply)\b/.test(valueOf('precedence') ?? '')) return true
  if (markers.some((key) => valueOf(key) !== undefined)) return true
  if (valueOf('return-path') === '<>') return true
  if (/^multipart\/report\b/.test(valueOf('content-type') ?? '')) return true
  if (/^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)[+@]/.test(from ?? '')) return true
  if (subjects.some((wording) => wording.test(subject.trim()))) return true
  return isNoticeOfAbsence(text)
}

const markers = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponse',
  'x-auto-response-suppress',
  'x-loop',
  'list-id',
  'list-unsubscribe',
]

function isNoticeOfAbsence(text: string): boolean {
  // A mail with a question wants an answer.
  if (text.length > maxNoticeLength || text.includes('?')) return false
  return wordings.some(([absence, addition]) => absence.test(text) && addition.test(text))
}

/**
 * Whether the owner's mail server found that the sender is forged (DMARC, RFC 7489). Only the first result is read,
 * because the last server added it; a forged failure harms only the mail that contains it.
 */
export function failsSenderCheck(headers: readonly MailHeader[]): boolean {
  const result = headers.find(({ key }) => key === 'authentication-results')?.value ?? ''
  return /\bdmarc\s*=\s*fail\b/i.test(result)
}
