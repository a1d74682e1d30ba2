/** The owner of every site that does not say otherwise. */
export const officeOwner = { email: 'owner@example.com', password: 'eleven quiet harbours' }

/** The settings of the site that most tests share: an owner, stand-ins on this machine may be called, and it says whom it calls for. */
export const usualEnv = {
  ADMIN_EMAIL: officeOwner.email,
  ADMIN_PASSWORD: officeOwner.password,
  OWNER_EMAIL: 'notices@site.example',
  ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
  TRUSTED_PROXIES: '127.0.0.1',
}
