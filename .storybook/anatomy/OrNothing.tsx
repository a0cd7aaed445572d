import { Component, type ReactNode } from 'react';

interface OrNothingProps {
  children: ReactNode;
}

/** Draws nothing where what it holds cannot be drawn: the page around it stays. */
export class OrNothing extends Component<OrNothingProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
