import { Component, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { words } from '../words/words';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps an error in one part of the page from taking down the rest: it shows a message and a button to reload. */
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
        <Button onPress={() => location.reload()}>{words.notices.reload}</Button>
      </div>
    );
  }
}
