/** Where the visitor is in the scorecard (S0 §4). */
export type WizardStep = 'contact' | 'readiness' | 'results'
