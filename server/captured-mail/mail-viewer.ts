import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { capturedEmails } from './captured-emails.ts'
import { readMail } from './read-mail.ts'

const newest = 50

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-src 'self'"

/**
 * Shows developers the captured emails, with working links: `/dev/mail` lists the newest, and each has a page that
 * shows it as its reader sees it. It has no access control, so it must never be served publicly.
 */
export function mailViewer(captureDir: string): Hono {
  const viewer = new Hono()
  viewer.use(async (context, next) => {
    await next()
    context.header('content-security-policy', policy)
  })
  viewer.get('/dev/mail', async (context) => {
    const { data } = await capturedEmails(captureDir, { limit: newest, without: [] })
    const rows = data.map(
      ({ id, to, subject, keptAt }) => html`
        <li>
          <a href="/dev/mail/${id}">${subject || '(no subject)'}</a><br />
          to ${to}, <time>${keptAt}</time>
        </li>
      `,
    )
    return context.html(
      frame(
        'Captured mail',
        rows.length > 0
          ? html`<ol>
              ${rows}
            </ol>`
          : html`<p>No mail has been kept yet.</p>`,
      ),
    )
  })
  viewer.get('/dev/mail/:id{[\\w.-]+}', async (context) => {
    const mail = await readMail(join(captureDir, `${context.req.param('id')}.eml`))
    if (!mail) return context.html(frame('Captured mail', html`<p>This mail is not there anymore.</p>`), 404)
    const { subject = '(no subject)', from, to = [], replyTo = [], html: letter = '', text = '' } = mail
    return context.html(
      frame(
        subject,
        html`
          <p>
            from ${from?.address}, to ${to.map(({ address }) => address).join(', ')}, replies to
            ${replyTo.map(({ address }) => address).join(', ') || 'the sender'}
          </p>
          <iframe
            title="As its reader sees it"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcdoc="<base target='_blank'>${letter}"
          ></iframe>
          <h2>Without pictures and colors</h2>
          <pre>${text}</pre>
        `,
      ),
    )
  })
  return viewer
}

const frame = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
            font: 1rem/1.5 system-ui;
          }
          body {
            max-width: 46rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          li {
            margin-block: 0.75rem;
          }
          iframe {
            width: 100%;
            height: 40rem;
            border: 1px solid;
            background: #fff;
          }
          pre {
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <p><a href="/dev/mail">All kept mail</a></p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`
