import { AuthFailure } from '#server/auth/auth-failure'

/** The failures of a second step, with GoTrue's error codes. */
export const factorFailures = {
  unknown: () => new AuthFailure(404, 'mfa_factor_not_found', 'This way of signing in isn’t set up anymore.'),
  wrong: () =>
    new AuthFailure(
      422,
      'mfa_verification_failed',
      'That code isn’t right, or it was used already. Try the next one.',
    ),
  wrongPasskey: () =>
    new AuthFailure(422, 'mfa_verification_failed', 'That passkey wasn’t accepted. Please try again.'),
  expired: () => new AuthFailure(422, 'mfa_challenge_expired', 'That took too long. Please try again.'),
  needsSecondStep: () =>
    new AuthFailure(403, 'insufficient_aal', 'Please sign in with your second step first.'),
  notEnrolled: () =>
    new AuthFailure(
      422,
      'mfa_verification_failed',
      'Turn on two-step sign-in before you make recovery codes.',
    ),
  tooMany: () =>
    new AuthFailure(
      422,
      'too_many_enrolled_mfa_factors',
      'Ten ways of signing in is the limit. Remove one first.',
    ),
}
