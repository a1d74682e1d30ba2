import './settings.css'
import { settingsCopy as copy } from '#content/office/settings'
import { forms } from '#domain/forms'

/** Lists the event that each form posts, for developers of the receiving automation. */
export const WebhookEvents = () => (
  <details className="setting__wide">
    <summary>{copy.webhookEvents}</summary>
    <ul>
      {Object.values(forms).map(({ eventType, summary }) => (
        <li key={eventType}>
          <code>{eventType}</code> {summary}
        </li>
      ))}
    </ul>
  </details>
)
