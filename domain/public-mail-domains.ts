/** The domains of public mail providers: two people with addresses there have nothing in common. */
export const publicMailDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com
   proton.me protonmail.com pm.me gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de mail.com zoho.com
   fastmail.com hey.com tutanota.com tuta.com orange.fr free.fr laposte.net wanadoo.fr libero.it virgilio.it bluewin.ch
   mail.ru bk.ru list.ru inbox.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net wp.pl o2.pl onet.pl interia.pl seznam.cz
   qq.com 163.com 126.com naver.com daum.net rediffmail.com btinternet.com comcast.net verizon.net att.net uol.com.br`
    .trim()
    .split(/\s+/),
)
