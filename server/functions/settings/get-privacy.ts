import { type ConsentWording, consentWordings } from '#content/consent-wordings'
import { retentionSentences } from '#content/office/retention-sentences'
import { getPrivacy } from '#contracts/get-privacy'
import { consentNames } from '#domain/consents'
import { keepSettingNames } from '#domain/owner-setting'
import { defineRead } from '#server/calls/define-function'
import { countAgreed } from '#server/queries/settings/count-agreed.server'

export const getPrivacyFunction = defineRead(getPrivacy, {
  access: 'owner',
  async read({ db }) {
    const { byWording, subscribers } = await countAgreed(db)
    return {
      data: {
        retention: keepSettingNames.map((name) => ({ name, sentences: retentionSentences(name) })),
        wordings: consentNames.map((name) => {
          const { versions, ...rest }: ConsentWording = consentWordings[name]
          // The newsletter stores no wording, so its count is known only while there is one version.
          const agreedTo = (text: string) =>
            rest.purpose === 'publication'
              ? (byWording.get(text) ?? 0)
              : versions.length === 1
                ? subscribers
                : null
          return {
            name,
            ...rest,
            versions: versions
              .map(({ since, text }, index) => ({ version: index + 1, since, text, agreed: agreedTo(text) }))
              .toReversed(),
          }
        }),
      },
    }
  },
})
