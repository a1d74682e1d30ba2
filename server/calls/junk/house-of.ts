/** Where everybody may have an address: two who share one of these share nothing else. */
const openToAll = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com
   proton.me protonmail.com pm.me gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de mail.com zoho.com
   fastmail.com hey.com tutanota.com tuta.com orange.fr free.fr laposte.net wanadoo.fr libero.it virgilio.it bluewin.ch
   mail.ru bk.ru list.ru inbox.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net wp.pl o2.pl onet.pl interia.pl seznam.cz
   qq.com 163.com 126.com naver.com daum.net rediffmail.com btinternet.com comcast.net verizon.net att.net uol.com.br`
    .trim()
    .split(/\s+/),
)

/** Whose people write from an address: its domain, or, where that is open to all, the address itself. */
export function houseOf(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return openToAll.has(domain) || /^(?:yahoo|hotmail|outlook|live)\./.test(domain) ? email : domain
}
