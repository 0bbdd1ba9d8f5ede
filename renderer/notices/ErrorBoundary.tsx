import { Component, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { words } from '../words/words';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps a fault in one part of the page from taking the rest along: it says so, and offers to load the page anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles['fault']} role="alert">
        <p>{words.notices.fault}</p>
        <Button onPress={() => location.reload()}>{words.notices.loadAgain}</Button>
      </div>
    );
  }
}
