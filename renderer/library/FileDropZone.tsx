import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './FileDropZone.module.css';

interface FileDropZoneProps {
  /** Shown while files are dragged over it. */
  readonly text: string;
  readonly children: ReactNode;
  readonly onDrop: (files: readonly File[]) => void;
}

/** An area that accepts dropped files. */
export function FileDropZone({ text, children, onDrop }: FileDropZoneProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsDraggedOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDraggedOver(false);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onDrop(files);
  }

  return (
    <div
      className={styles['place']}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isDraggedOver && (
        <div className={styles['over']} aria-hidden="true">
          {text}
        </div>
      )}
    </div>
  );
}
