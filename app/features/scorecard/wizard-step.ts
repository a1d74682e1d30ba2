/** The visitor's position in the scorecard (behavior 6.2). */
export type WizardStep = 'contact' | 'readiness' | 'results'
