import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shown instead of a part that failed; nothing by default. */
  fallback?: ReactNode
  /** Identifies what the part shows, such as a URL; a new value renders the part again. */
  of?: string | undefined
}

interface State {
  hasFailed: boolean
  of: string | undefined
}

/** Keeps an error in one part of a page from taking the others with it. React reports it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): State | null {
    return of === state.of ? null : { hasFailed: false, of }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
