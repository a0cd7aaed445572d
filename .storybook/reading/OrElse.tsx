import { Component, type ReactNode } from 'react';

interface OrElseProps {
  children: ReactNode;
  /** Stands in its place. @default nothing */
  fallback?: ReactNode;
}

/** Where what it holds cannot be drawn, something else stands there: the page around it stays. */
export class OrElse extends Component<OrElseProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
