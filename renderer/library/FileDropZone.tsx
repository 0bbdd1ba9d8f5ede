import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './FileDropZone.module.css';

interface FileDropZoneProps {
  /** What is said while files are held over it. */
  readonly text: string;
  readonly children: ReactNode;
  readonly onDrop: (files: readonly File[]) => void;
}

/** A place that takes files that are dropped on it. */
export function FileDropZone({ text, children, onDrop }: FileDropZoneProps) {
  const [isHeldOver, setIsHeldOver] = useState(false);

  function hold(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsHeldOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsHeldOver(false);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsHeldOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onDrop(files);
  }

  return (
    <div className={styles['place']} onDragEnter={hold} onDragOver={hold} onDragLeave={leave} onDrop={drop}>
      {children}
      {isHeldOver && (
        <div className={styles['over']} aria-hidden="true">
          {text}
        </div>
      )}
    </div>
  );
}
