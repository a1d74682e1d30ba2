/** The owner of every site that does not say otherwise. */
export const officeOwner = { email: 'owner@example.com', password: 'eleven quiet harbours' }

/** Settings of the site that most tests share. It may call stand-ins on this machine and trusts its proxy headers. */
export const usualEnv = {
  ADMIN_EMAIL: officeOwner.email,
  ADMIN_PASSWORD: officeOwner.password,
  OWNER_EMAIL: 'notices@site.example',
  ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
}
