import { ExternalLink } from 'lucide-react';
import buttonStyles from '../controls/Button.module.css';
import { iconProps } from '../controls/IconButton';
import { words } from '../words/words';
import styles from './DownloadLink.module.css';

/** A link to Ollama's download page. It opens outside the window; the app allows no other external page. */
export function DownloadLink({ page }: { readonly page: string }) {
  const { downloadPage, outside } = words.engine.setup;
  return (
    <a
      className={`${buttonStyles['button']} ${styles['link']}`}
      data-look="primary"
      href={page}
      target="_blank"
      rel="noreferrer"
    >
      <ExternalLink {...iconProps} />
      {downloadPage}
      <span className="visually-hidden"> ({outside})</span>
    </a>
  );
}
