import { frameCopy as copy } from '#content/office/frame'

interface PhoneLinkProps {
  phone: string
  /** Whose number it is, where nothing before it says so. */
  who?: string
  className?: string
}

/** A phone number that calls when it is pressed. */
export const PhoneLink = ({ phone, who, className }: PhoneLinkProps) => (
  <a className={className} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    {who !== undefined && <span className="vh">{copy.call(who)}</span>} {phone}
  </a>
)
